import type { LibraryMedium } from '@sanabel/contract/library';
import { type MediaRule, misfitOf } from '@sanabel/contract/media-rules';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyList, Pager } from '../lists/ListFoot.tsx';
import { SearchBox } from '../lists/ListTools.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Loading } from '../ui/Kernels.tsx';
import { useMediumLabels } from './labels.ts';
import { MEDIA_GRID, TILE, TileFace } from './MediumTile.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { type Shown, useMedia } from './use-media.ts';

const SIZES = '(width > 900px) 180px, 46vw';
const MEGA = 1_048_576;
const SHOWN_OF = { image: 'picture', video: 'video', voice: 'voice' } as const satisfies Record<MediaRule['kind'], Shown>;

interface Props {
  rule: MediaRule;
  onChoose: (medium: LibraryMedium) => void;
  onClose: () => void;
}

/** Offers the library to a field; media that the field would refuse are disabled with the reason. */
export const ChooseDialog = ({ rule, onChoose, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const { media, pages, isLoading, isRead } = useMedia({ q, shown: SHOWN_OF[rule.kind], page }, setPage);
  const { standingOf } = useMediumLabels();
  const onGridKey = useGridKeys();
  const grid = useRef<HTMLUListElement>(null);
  const errorOf = (medium: LibraryMedium): string => {
    const misfit = misfitOf(rule, medium);
    if (misfit === 'file_too_large') return t('library.tooLarge', { size: rule.maxBytes / MEGA });
    return misfit ? t('library.wrongType') : '';
  };
  /** Arrow down leads from the search to the results. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>('[data-tile]')?.focus();
  };
  return (
    <Dialog labelledBy={id} size="large" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow is a shortcut from the search to what it found. */}
      <section className="grid grid-rows-[auto_minmax(0,1fr)] h-[calc(100dvh-48px)] max-laptop:h-dvh" onKeyDown={onKeyDown}>
        <header className="flex gap-x-4 gap-y-2 flex-wrap items-center py-3.5 px-6 border-b border-line max-laptop:px-4">
          <h2 className="text-section" id={id}>
            {t(`library.choose.${rule.kind}`)}
          </h2>
          <SearchBox
            value={q}
            label={t('library.search')}
            isInDialog
            onSearch={(text) => {
              setQ(text);
              setPage(1);
            }}
          />
          <IconButton className="ms-auto" icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        <div className="py-5 px-6 overflow-y-auto max-laptop:py-3.5 max-laptop:px-4">
          {isLoading && <Loading />}
          {isRead && media.length === 0 && <EmptyList>{t(q === '' ? 'library.nothingToChoose' : 'common.nothingFound')}</EmptyList>}
          <ul ref={grid} className={MEDIA_GRID} onKeyDown={onGridKey}>
            {media.map((medium) => {
              const errorText = errorOf(medium);
              return (
                <li key={medium.id}>
                  <button
                    type="button"
                    className={TILE}
                    data-tile
                    aria-disabled={errorText !== ''}
                    onClick={() => errorText === '' && onChoose(medium)}
                  >
                    <TileFace medium={medium} sizes={SIZES} note={errorText || standingOf(medium)} />
                  </button>
                </li>
              );
            })}
          </ul>
          <Pager page={page} pages={pages} onGo={setPage} />
        </div>
      </section>
    </Dialog>
  );
};
