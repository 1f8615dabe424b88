import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Item } from '../../../kit/data/resources.ts';
import { StalenessLine } from '../../../kit/forms/counterpart/StalenessLine.tsx';
import { fadedUnlessLive, TimingBadge } from '../../../kit/forms/timing/TimingBadge.tsx';
import { useConfirmDelete } from '../../../kit/forms/use-confirm-delete.tsx';
import { DIRECTIONS } from '../../../kit/language/language.ts';
import type { LocalText } from '../../../kit/language/localised.tsx';
import { OpenBadge } from '../../../kit/lists/present/OpenBadge.tsx';
import { SortableItem } from '../../../kit/lists/Sortable.tsx';
import { SelectBox } from '../../../kit/lists/selection/SelectBox.tsx';
import type { Selection } from '../../../kit/lists/selection/use-selection.ts';
import { MoveArrows } from '../../../kit/lists/sortable-list.tsx';
import { SiteLink } from '../../../kit/publication/SiteLink.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { IconButton } from '../../../kit/ui/IconButton.tsx';
import { clock, Picture } from './Picture.tsx';

/** Matches the grid: at least 196 px on a desktop, two columns on a phone. */
const CARD_SIZES = '(width > 900px) 230px, 46vw';

interface Props {
  item: Item<'gallery'>;
  name: LocalText;
  /** Set while items are being chosen, which disables the card's actions. */
  selection: Selection | null;
  /** Names of colleagues who have it open. */
  openAt: readonly string[] | undefined;
  onShow: () => void;
}

export const GalleryCard = ({ item, name: { text: name, lang }, selection, openAt, onShow }: Props) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const confirmDelete = useConfirmDelete('gallery');
  const remove = () =>
    confirmDelete(item, { name, title: t('common.deleteQuestion', { name }), picture: <Picture item={item} sizes="72px" /> });
  const { id, type, duration } = item;
  return (
    <SortableItem id={id} name={name} className="gallery-card card">
      {(handle) => (
        <>
          {selection && <SelectBox id={id} name={name} selection={selection} />}
          <div className="relative aspect-4/3 [&_img]:block [&_img]:size-full [&_img]:object-cover">
            <button
              className={`first:block first:size-full first:p-0 first:border-0 first:rounded-ss-[13px] first:rounded-se-[13px] first:bg-tint first:overflow-hidden first:cursor-zoom-in first:focus-visible:-outline-offset-3 ${fadedUnlessLive(item)}`}
              type="button"
              aria-label={t('gallery.show', { name })}
              onClick={onShow}
            >
              <Picture item={item} sizes={CARD_SIZES} />
            </button>
            {type !== 'image' && (
              <span className="absolute top-2.5 start-2.5 grid place-items-center w-8.5 h-7.5 rounded-[4px_13px] bg-paper text-brand-strong pointer-events-none">
                <Icon name={type === 'video' ? 'play' : 'player'} />
              </span>
            )}
            {duration !== null && (
              <span className="absolute top-2.5 end-2.5 py-0.5 px-2.25 rounded-[8px] text-note/[1.7] font-medium tabular-nums bg-green-950 text-white pointer-events-none">
                <span className="sr-only">{t('gallery.duration', { time: '' })}</span>
                <bdi>{clock(duration)}</bdi>
              </span>
            )}
            <TimingBadge item={item} />
          </div>
          <div className="flex flex-1 gap-0.5 flex-wrap content-between items-center justify-end pt-1.5 pb-1 ps-3.5 pe-1.5 max-laptop:ps-2.5">
            {handle && <span className="-ms-3 me-auto">{handle}</span>}
            <p className={`min-w-0 basis-full pt-1 text-note wrap-anywhere ${handle ? '-order-1' : ''}`}>
              <span className="block text-start" lang={lang} dir={DIRECTIONS[lang]}>
                {name}
              </span>
              {!handle && <small className="block text-note text-start text-ink-2">{t(`gallery.kind.${type}`)}</small>}
            </p>
            {!handle && (
              <span className="basis-full">
                <StalenessLine item={item} />
                <OpenBadge names={openAt} />
              </span>
            )}
            {handle && (
              <span className="flex">
                <MoveArrows id={id} name={name} />
              </span>
            )}
            {!handle && !selection && (
              <>
                <span className="-ms-2 me-auto">
                  <SiteLink resource="gallery" item={item} name={name} placement="narrowCard" />
                </span>
                <IconButton
                  icon="edit"
                  label={t('lists.editOne', { name })}
                  onClick={() => navigate({ pathname: `/gallery/${id}`, search })}
                />
                <IconButton className="danger" icon="trash" label={t('lists.deleteOne', { name })} onClick={() => void remove()} />
              </>
            )}
          </div>
        </>
      )}
    </SortableItem>
  );
};
