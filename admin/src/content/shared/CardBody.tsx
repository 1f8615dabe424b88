import { otherLocale } from '@sanabel/brand/locales';
import type { WithStaleness } from '@sanabel/contract/entities/languages';
import type { Locale } from '@sanabel/contract/enumerations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { StalenessLine } from '../../kit/forms/counterpart/StalenessLine.tsx';
import { CROPS, positionOf } from '../../kit/forms/focus/crops.ts';
import { fadedUnlessLive, type ItemTiming, TimingBadge } from '../../kit/forms/timing/TimingBadge.tsx';
import { useLanguage } from '../../kit/language/language.ts';
import { OpenBadge } from '../../kit/lists/present/OpenBadge.tsx';
import { MoveArrows } from '../../kit/lists/sortable-list.tsx';
import { SiteLink } from '../../kit/publication/SiteLink.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { LanguagesSign } from '../../kit/ui/LanguagesSign.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { Photo } from '../../kit/ui/Photo.tsx';
import type { ContentName } from './form/ContentForm.tsx';

export interface Card extends ItemTiming, WithStaleness {
  id: string;
  titles: Record<Locale, string>;
  imageUrl: string;
  focus: string;
  kind: string;
  season: string | null;
}

/** Matches the grid: four columns on a desktop, two on a phone. */
const CARD_SIZES = '(width > 900px) 290px, 46vw';

interface Props {
  resource: ContentName;
  card: Card;
  name: string;
  /** Null while the list is not being ordered. */
  handle: ReactNode;
  /** Disables the card's actions while items are being chosen. */
  isStill: boolean;
  /** Names of colleagues who have it open. */
  openAt: readonly string[] | undefined;
  onDelete: () => void;
}

export const CardBody = ({ resource, card, name, handle, isStill, openAt, onDelete }: Props) => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const locale = useLanguage();
  const other = otherLocale(locale);
  const { titles } = card;
  const path = { pathname: `/${resource}/${card.id}`, search };
  return (
    <>
      <div className="relative aspect-16/11 rounded-ss-[13px] rounded-se-[13px] bg-tint overflow-hidden">
        {card.imageUrl ? (
          <Photo
            className={`block size-full object-cover ${fadedUnlessLive(card)}`}
            src={card.imageUrl}
            sizes={CARD_SIZES}
            position={positionOf(card.focus, CROPS[resource].start)}
          />
        ) : (
          <span className="grid gap-1 place-content-center justify-items-center size-full pb-7 text-note text-on-tint">
            <Logo className="w-13 h-19 opacity-28 max-laptop:w-8 max-laptop:h-12" />
            {t('lists.states.noPicture')}
          </span>
        )}
        <TimingBadge item={card} />
      </div>
      <div className="flex flex-1 flex-col pt-3 pb-2 px-3.5 max-laptop:pt-2.5 max-laptop:pb-1 max-laptop:px-2.5">
        <h3 className="text-item line-clamp-3 wrap-anywhere">
          {handle || isStill ? (
            name
          ) : (
            // The whole card is the link; its buttons lie above.
            <Link
              className="content-card-link no-underline after:absolute after:inset-0 after:rounded-[14px] focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
              to={path}
            >
              {name}
            </Link>
          )}
        </h3>
        {titles.en === '' ? (
          <p className="flex gap-1.5 items-center text-note text-wheat-800">
            <LanguagesSign size={15} />
            {t('content.noEnglish')}
          </p>
        ) : (
          <>
            <p className="text-note wrap-anywhere text-ink-2">
              <bdi lang={other}>{titles[other]}</bdi>
            </p>
            <StalenessLine item={card} />
          </>
        )}
        <p className="text-note text-ink-2">
          <span>{card.kind}</span>
          {card.kind && card.season && ' · '}
          {card.season && <span>{card.season}</span>}
        </p>
        <OpenBadge names={openAt} />
        {handle && (
          <div className="flex items-center mt-auto -mx-2 pt-1.5">
            <span className="me-auto">{handle}</span>
            <MoveArrows id={card.id} name={name} />
          </div>
        )}
        {!handle && !isStill && (
          <div className="flex items-center justify-end mt-auto -mx-2 pt-1.5 *:relative *:z-1">
            <span className="me-auto">
              <SiteLink resource={resource} item={card} name={name} />
            </span>
            <Link className="icon-button max-laptop:hidden" to={path} aria-label={t('lists.editOne', { name })}>
              <Icon name="edit" />
            </Link>
            <IconButton className="danger" icon="trash" label={t('lists.deleteOne', { name })} onClick={onDelete} />
          </div>
        )}
      </div>
    </>
  );
};
