import type { Locale } from '@sanabel/contract/enumerations';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../parts/Icon.tsx';
import { Frame } from './Frame.tsx';
import type { Shown, Video } from './model.ts';
import { indexByKey, lastPage } from './paging.ts';
import { Resting } from './Resting.tsx';
import type { ViewerTexts } from './texts.ts';

const THUMB_SIZES = '(width < 768px) 30vw, 190px';

interface StripProps {
  locale: Locale;
  texts: ViewerTexts;
  items: readonly (Shown & Partial<Pick<Video, 'duration'>>)[];
  total: number;
  size: number;
  page: number;
  selected: number;
  /** Why the page's thumbnails are not there, if they are not. */
  resting: 'loading' | 'failed' | null;
  onSelect(index: number): void;
  onPage(page: number): void;
  onRetry(): void;
}

/** The thumbnails, paged. Arrow keys go from one to the next along the reading direction, over the ends of pages too. */
export const Strip = ({ locale, texts, items, total, size, page, selected, resting, onSelect, onPage, onRetry }: StripProps) => {
  const list = useRef<HTMLDivElement>(null);
  /** Set by a key until the focus has followed; a page that is still loading holds it meanwhile. */
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isByKey.current) return;
    const thumb = list.current?.querySelector<HTMLElement>('[aria-current]');
    (thumb ?? list.current)?.focus();
    isByKey.current = !thumb;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexByKey(event.key, selected, total, locale === 'ar');
    if (index === null) return;
    event.preventDefault();
    if (index === selected) return;
    isByKey.current = true;
    onSelect(index);
  };
  const turn = (to: number, label: string, isEnd: boolean) => (
    <button type="button" className="turn" aria-label={label} aria-disabled={isEnd} onClick={() => !isEnd && onPage(to)}>
      <Icon name="forward" className={to < page ? 'flip-ltr' : 'flip-rtl'} />
    </button>
  );

  return (
    <div className="strip">
      {turn(page - 1, texts.previous, page === 0)}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside. */}
      <div ref={list} className="thumbs" tabIndex={-1} onKeyDown={onKeyDown}>
        {resting ? (
          <Resting reason={resting} texts={texts} onRetry={onRetry} />
        ) : (
          <ul>
            {items.slice(page * size, (page + 1) * size).map((item, place) => {
              const index = page * size + place;
              return (
                <li key={item.id}>
                  <button type="button" className="thumb" aria-current={index === selected || undefined} onClick={() => onSelect(index)}>
                    <span className="sr-only">{fill(texts.show, { title: item.title.text })} </span>
                    <Frame picture={item.picture} alt="" sizes={THUMB_SIZES} isLazy />
                    {item.duration && (
                      <bdi className="duration" dir="ltr">
                        {item.duration}
                      </bdi>
                    )}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {turn(page + 1, texts.next, page === lastPage(total, size))}
    </div>
  );
};
