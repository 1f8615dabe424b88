import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '../../../kit/data/resources.ts';
import { useOpenItems } from '../../../kit/lists/present/use-open-items.ts';
import { Sortable } from '../../../kit/lists/Sortable.tsx';
import type { ListMode } from '../../../kit/lists/selection/ListModes.tsx';
import type { Moving } from '../../../kit/lists/sortable-list.tsx';
import { FromLibrary } from '../../../kit/media/FromLibrary.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { useFileDrop } from '../../../kit/upload/FileInput.tsx';
import { FILE_RULES, type FileKind } from '../upload/rules.ts';
import { UploadPanel } from '../upload/UploadPanel.tsx';
import { UploadTile } from '../upload/UploadTile.tsx';
import { useChosen } from '../upload/use-chosen.ts';
import type { useUploads } from '../upload/use-uploads.ts';
import { GalleryCard } from './GalleryCard.tsx';
import { isUntitled, pictureOf, useItemName } from './Picture.tsx';

const TEXTS = {
  image: { title: 'gallery.images', total: 'gallery.imageTotal', empty: 'gallery.noImages' },
  video: { title: 'gallery.videos', total: 'gallery.videoTotal', empty: 'gallery.noVideos' },
} as const;
const DISABLED =
  'disabled:[&_:is(button,input,.upload-tile,.link-form_label)]:opacity-45 disabled:[&_:is(button,input,.upload-tile,.link-form_label)]:cursor-not-allowed';
const PLACEHOLDERS = ['one', 'two', 'three', 'four'];

interface Props {
  kind: FileKind;
  items: readonly Item<'gallery'>[];
  isLoading: boolean;
  /** A search shows a part of the gallery, which cannot be ordered. */
  isSearching: boolean;
  list: ListMode;
  moving: Moving | null;
  /** Uploads of either kind are running. */
  isDisabled: boolean;
  uploads: ReturnType<typeof useUploads>;
  onFiles: (files: File[]) => void;
  onOrder: (ids: string[], moved: Moving) => void;
  onShow: (id: string) => void;
  children?: ReactNode;
}

/** Accepts dropped files anywhere. */
export const GallerySection = ({
  kind,
  items,
  isLoading,
  isSearching,
  list: { mode, selection },
  moving,
  isDisabled,
  uploads,
  onFiles,
  onOrder,
  onShow,
  children,
}: Props) => {
  const { t } = useTranslation();
  const nameOf = useItemName(items);
  const untitled = items.filter(isUntitled);
  const openItems = useOpenItems('gallery');
  const { isOver, handlers } = useFileDrop(onFiles, isDisabled);
  const id = useId();
  const addChosen = useChosen(kind);
  const tile = useRef<HTMLLIElement>(null);
  const isUploading = uploads.uploads.length > 0;
  useEffect(() => {
    if (!isUploading) return;
    // The panel had the focus: move it to where files are chosen.
    return () => tile.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [isUploading]);
  const texts = TEXTS[kind];
  const entitle = () => uploads.entitle(untitled.map((item) => ({ id: item.id, kind, name: nameOf(item).text, picture: pictureOf(item) })));
  const name = (itemId: string) => {
    const item = items.find((candidate) => candidate.id === itemId);
    return item ? nameOf(item).text : '';
  };
  return (
    <section className="mb-11" aria-labelledby={id} aria-busy={isLoading} {...handlers}>
      <header className="flex gap-3 items-baseline mb-3.5">
        <h2 className="text-section" id={id}>
          {t(texts.title)}
        </h2>
        {!isLoading && <span className="text-note text-ink-2">{t(texts.total, { count: items.length })}</span>}
        {untitled.length > 0 && mode === 'plain' && !isUploading && (
          <button type="button" className="button quiet ms-auto" disabled={isDisabled} onClick={entitle}>
            <Icon name="edit" size={16} />
            {t('gallery.untitledCount', { count: untitled.length })}
          </button>
        )}
      </header>
      {isUploading && <UploadPanel {...uploads} />}
      <fieldset className={`gallery-controls min-w-0 ${DISABLED}`} disabled={isDisabled}>
        {mode === 'plain' && children}
        <Sortable
          ids={items.map((item) => item.id)}
          nameOf={name}
          isDisabled={isSearching || mode !== 'order'}
          moving={moving}
          onOrder={(ids, moved) => !isDisabled && onOrder(ids, moved)}
        >
          <ul className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(196px,1fr))] max-laptop:gap-2.5 max-laptop:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] max-tablet:grid-cols-2">
            {mode === 'plain' && (
              <li ref={tile} className="grid gap-2 grid-rows-[1fr_auto]">
                <UploadTile kind={kind} isOver={isOver} onFiles={onFiles} />
                <FromLibrary rule={FILE_RULES[kind]} labelledBy={id} onChoose={(medium) => void addChosen(medium)} />
              </li>
            )}
            {isLoading &&
              PLACEHOLDERS.map((key) => (
                <li key={key} className="min-h-54 border border-line rounded-[14px] bg-surface-2" aria-hidden="true" />
              ))}
            {!isLoading && items.length === 0 && (
              <li className="self-center col-[2_/_-1] p-4 text-ink-2">{t(isSearching ? 'common.nothingFound' : texts.empty)}</li>
            )}
            {items.map((item) => (
              <GalleryCard
                key={item.id}
                item={item}
                name={nameOf(item)}
                selection={mode === 'select' ? selection : null}
                openAt={openItems.get(item.id)}
                onShow={() => onShow(item.id)}
              />
            ))}
          </ul>
        </Sortable>
      </fieldset>
    </section>
  );
};
