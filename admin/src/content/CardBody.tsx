import { otherLocale } from '@sanabel/brand/locales';
import type { Locale } from '@sanabel/contract/enumerations';
import type { Timing } from '@sanabel/contract/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { fadedUnlessLive, TimingBadge } from '../forms/timing/TimingBadge.tsx';
import { DIRECTIONS, useLanguage } from '../language/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { Photo } from '../ui/Photo.tsx';

/** A crop or an article as its card of the dashboard shows it. */
export interface Card {
  id: string;
  resource: 'crops' | 'articles';
  titles: Record<Locale, string>;
  imageUrl: string;
  timing: Timing;
  /** The words on its chip and beside it. */
  kind: string;
  season: string | null;
}

/** Four columns on a desk, two on a telephone. */
const CARD_SIZES = '(width > 900px) 290px, 46vw';

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
  const name = titles[locale] || titles[other] || t('common.untitled');
  return (
    <>
      <div className="relative aspect-16/11 rounded-ss-[13px] rounded-se-[13px] bg-green-200 overflow-hidden">
        {card.imageUrl && (
          <Photo className={`block size-full object-cover ${fadedUnlessLive(card.timing)}`} src={card.imageUrl} sizes={CARD_SIZES} />
        )}
        <TimingBadge item={card.timing} />
      </div>
      <div className="flex flex-1 flex-col pt-3 pb-2 px-3.5 max-desk:pt-2.5 max-desk:pb-1 max-desk:px-2.5">
        <h3 className="text-item wrap-anywhere">{name}</h3>
        <p className="text-meta/[1.5] wrap-anywhere text-end text-ink-2" lang={other} dir={DIRECTIONS[other]}>
          {titles[other]}
        </p>
        <p className="text-meta/[1.5] text-ink-2">
          <span>{card.kind}</span>
          {card.kind && card.season && ' · '}
          {card.season && <span>{card.season}</span>}
        </p>
        <div className="flex items-center justify-end mt-auto -me-2 pt-1.5">
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
