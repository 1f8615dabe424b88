import type { Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Local } from '../parts/Inline.tsx';
import type { GalleryKind, GalleryLists } from './model.ts';
import { clampPage, countOnPage, PAGE_SIZE, pageOf, partOf } from './paging.ts';
import { RESTING } from './Resting.tsx';
import { Strip } from './Strip.tsx';
import type { ViewerTexts } from './texts.ts';
import { type Items, type Known, useItems } from './use-items.ts';

const NARROW = '(width < 768px)';

const subscribe = (notify: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
};

/** The built page has six thumbnails, of which its styles show three on a telephone. */
const usePageSize = (): number =>
  useSyncExternalStore(
    subscribe,
    () => (matchMedia(NARROW).matches ? PAGE_SIZE.narrow : PAGE_SIZE.wide),
    () => PAGE_SIZE.wide,
  );

export interface ViewerProps<K extends GalleryKind> {
  locale: Locale;
  /** The first page of thumbnails; all are in files whose address begins with `address`. */
  first: GalleryLists[K];
  count: number;
  address: string;
  texts: ViewerTexts;
}

export interface ViewerState<K extends GalleryKind> extends Items<K> {
  index: number;
  select(index: number): Promise<void>;
}

interface Parts<K extends GalleryKind> extends ViewerProps<K> {
  stage(item: GalleryLists[K][number], caption: ReactNode, viewer: ViewerState<K>): ReactNode;
}

/** One large item above the strip of thumbnails, for photos and videos (specification, "Gallery screen"). */
export const Viewer = <K extends GalleryKind>({ locale, first, count, address, texts, stage }: Parts<K>) => {
  const known = useItems<K>(first, count, address);
  const { items, total, state, load } = known;
  const size = usePageSize();
  const [selected, setSelected] = useState(0);
  const [firstInView, setFirstInView] = useState(0);

  const page = clampPage(pageOf(firstInView, size), total, size);
  const edgesOf = (wanted: number) => [wanted * size, wanted * size + countOnPage(wanted, total, size)] as const;
  const isMissing = (all: Known<K>, wanted: number) => {
    const [from, to] = edgesOf(wanted);
    return all.slice(from, to).filter(Boolean).length < to - from;
  };
  const show = async (wanted: number) => {
    setFirstInView(wanted * size);
    const [from, to] = edgesOf(wanted);
    return load(from, to - 1);
  };
  const select = async (wanted: number) => {
    if (items[wanted]) setSelected(wanted);
    const all = await show(pageOf(wanted, size));
    if (all?.[wanted]) setSelected(wanted);
  };

  const index = items[selected] ? selected : 0;
  const item = items[index];
  if (!item) return <p className={`${RESTING} bg-night`}>{texts.empty}</p>;
  const position = index === 0 ? texts.first : partOf(texts.partOf, locale, index, total);
  const caption = (
    <>
      <span className="whitespace-nowrap text-small text-wheat-300 tabular-nums">{position}</span>
      <b className="block text-balance font-bold font-display text-[1.3rem] leading-[1.4] mid:text-[1.625rem]">
        <Local of={item.title} locale={locale} />
      </b>
      {item.description.text && (
        <p className="text-on-night text-small">
          <Local of={item.description} locale={locale} />
        </p>
      )}
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" aria-label={texts.name}>
      {stage(item, caption, { ...known, index, select })}
      <p className="sr-only" aria-live="polite">
        {`${position}: ${item.title.text}`}
      </p>
      <Strip
        {...{ locale, texts, items, total, size, page }}
        selected={index}
        resting={isMissing(items, page) ? (state === 'failed' ? 'failed' : 'loading') : null}
        onSelect={select}
        onPage={(wanted) => show(clampPage(wanted, total, size))}
        onRetry={() => show(page)}
      />
    </div>
  );
};
