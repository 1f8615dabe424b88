import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { DIRECTIONS, useLanguage } from '../language/language.ts';
import { Icon } from '../ui/Icon.tsx';

/** A crop or an article as its card of the dashboard shows it. */
export interface Card {
  id: string;
  resource: 'crops' | 'articles';
  titles: Record<Locale, string>;
  imageUrl: string;
  /** The words on its chip and beside it. */
  kind: string;
  season: string | null;
}

interface Props {
  card: Card;
  /** To be taken and moved; absent where nothing can be ordered. */
  handle: ReactNode;
  onDelete: () => void;
}

/** One crop or article: picture, both titles, its kind, and what can be done with it. */
export const CardBody = ({ card, handle, onDelete }: Props) => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const locale = useLanguage();
  const other = otherLocale(locale);
  const { titles } = card;
  const name = titles[locale];
  return (
    <>
      <div className="dashboard-picture">
        <img src={card.imageUrl} alt="" loading="lazy" decoding="async" />
      </div>
      <div className="dashboard-text">
        <h3>{titles[locale]}</h3>
        <p lang={other} dir={DIRECTIONS[other]}>
          {titles[other]}
        </p>
        <div className="dashboard-tools">
          <span className="dashboard-chips">
            <span className="chip">{card.kind}</span>
            {card.season && <span className="dashboard-season">{card.season}</span>}
          </span>
          {handle}
          <Link className="icon-button" to={{ pathname: `/${card.resource}/${card.id}`, search }} aria-label={t('content.edit', { name })}>
            <Icon name="edit" />
          </Link>
          <button type="button" className="icon-button danger" aria-label={t('content.delete', { name })} onClick={onDelete}>
            <Icon name="trash" />
          </button>
        </div>
      </div>
    </>
  );
};
