import type { Locale } from '@sanabel/contract/enumerations';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { fill } from '../../i18n/fill.ts';
import { Thumb } from './Frame.tsx';
import type { Shown, Video } from './model.ts';
import { indexByKey, lastPage } from './paging.ts';
import { Resting } from './Resting.tsx';
import { RoundButton } from './RoundButton.tsx';
import type { ViewerTexts } from './texts.ts';

const THUMB_SIZES = '(width < 768px) 30vw, 190px';

interface StripProps {
  locale: Locale;
  texts: ViewerTexts;
  items: readonly ((Shown & Partial<Pick<Video, 'duration' | 'source'>>) | undefined)[];
  total: number;
  size: number;
  page: number;
  selected: number;
  resting: 'loading' | 'failed' | null;
  onSelect(index: number): void;
  onPage(page: number): void;
  onRetry(): void;
}

/** Pages of thumbnails. Arrow keys move along the reading direction, across the ends of pages too. */
export const Strip = ({ locale, texts, items, total, size, page, selected, resting, onSelect, onPage, onRetry }: StripProps) => {
  const list = useRef<HTMLDivElement>(null);
  /** Set by a key until the focus has followed, which may have to wait for the page to load. */
  const isByKey = useRef(false);
  /** The target of the last key: the next one continues from there, also while its page is still loading. */
  const led = useRef(0);
  useEffect(() => {
    if (!isByKey.current) return;
    const thumb = list.current?.querySelector<HTMLElement>('[aria-current]');
    (thumb ?? list.current)?.focus();
    isByKey.current = !thumb;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const from = isByKey.current ? led.current : selected;
    const index = indexByKey(event.key, from, total, locale === 'ar');
    if (index === null) return;
    event.preventDefault();
    if (index === from) return;
    isByKey.current = true;
    led.current = index;
    onSelect(index);
  };
  const pageButton = (to: number, label: string, isEnd: boolean) => (
    <RoundButton
      icon="forward"
      label={label}
      className="size-13 hover:bg-white/10 aria-disabled:bg-transparent max-[768px]:last:justify-self-end"
      iconClass={to < page ? 'flip-ltr' : 'flip-rtl'}
      isIdle={isEnd}
      onClick={() => !isEnd && onPage(to)}
    />
  );

  const last = lastPage(total, size);
  const columns = last > 0 ? 'grid-cols-[52px_minmax(0,1fr)_52px] max-[768px]:grid-cols-[1fr_1fr]' : 'grid-cols-[minmax(0,1fr)]';

  return (
    <div className={`mt-4 grid items-center gap-3.5 noscript:hidden ${columns}`} data-strip>
      {last > 0 && pageButton(page - 1, texts.previous, page === 0)}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside. */}
      <div ref={list} className="focus:outline-none max-[768px]:col-span-full max-[768px]:row-start-1" tabIndex={-1} onKeyDown={onKeyDown}>
        {resting ? (
          <Resting reason={resting} texts={texts} onRetry={onRetry} />
        ) : (
          <ul className="grid grid-cols-6 gap-3 max-[768px]:grid-cols-3">
            {items.slice(page * size, (page + 1) * size).map((item, position) => {
              const index = page * size + position;
              if (!item) return null;
              // The length of a film on YouTube is not known before it plays.
              const length = item.duration || (item.source?.kind === 'youtube' ? 'YouTube' : '');
              return (
                <li key={item.id} className="max-[768px]:nth-[n+4]:hidden">
                  <Thumb
                    label={fill(texts.show, { title: item.title.text })}
                    picture={item.picture}
                    focus={item.focus}
                    sizes={THUMB_SIZES}
                    isCurrent={index === selected}
                    isLazy
                    className="relative w-full rounded-ss-[22px] rounded-ee-[22px] transition-opacity duration-150 current:[box-shadow:0_0_0_3px_var(--color-paper),0_0_0_6px_var(--color-wheat-500)]"
                    onSelect={() => onSelect(index)}
                  >
                    {item.duration !== undefined && (
                      <span className="plaque absolute start-2.5 bottom-2.5 grid size-7 place-items-center rounded-full">
                        <svg className="size-3.5 fill-current [translate:1px]" viewBox="0 0 24 24" aria-hidden="true">
                          <path d="M7 4l13 8-13 8Z" />
                        </svg>
                      </span>
                    )}
                    {length && (
                      <bdi
                        className="plaque absolute end-2.5 top-2.5 max-w-[calc(100%-20px)] truncate px-2 py-[3px] text-[0.75rem] leading-[1.5] tabular-nums"
                        dir="ltr"
                      >
                        {length}
                      </bdi>
                    )}
                  </Thumb>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {last > 0 && pageButton(page + 1, texts.next, page === last)}
    </div>
  );
};
