import type { Locale } from '@sanabel/contract/enumerations';
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { fullScreen as arabic } from '../../../i18n/ar/gallery.ts';
import { fullScreen as english } from '../../../i18n/en/gallery.ts';
import { Local } from '../../parts/Inline.tsx';
import type { Photo } from '../model.ts';
import { indexByKey, partOf } from '../paging.ts';
import { RoundButton } from '../RoundButton.tsx';
import { StagePicture } from '../Stage.tsx';
import type { FullScreenTexts } from '../texts.ts';
import { ROUND, Thumbs, Tools } from './Controls.tsx';
import { useAddress } from './use-address.ts';
import { useZoom } from './use-zoom.ts';
import { canEnlarge, isEnlarged, type Point } from './zoom.ts';

/** These texts load with the view's script, in both languages, so that no page carries them. */
const TEXTS: Record<Locale, typeof arabic> = { ar: arabic, en: english };

const KEY_PX = 80;
const PAN: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_PX, y: 0 },
  ArrowRight: { x: -KEY_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PX },
  ArrowDown: { x: 0, y: -KEY_PX },
};
const DRAWN_RATIO = 16 / 9;
const DIALOG = [
  'dark-band fixed inset-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-night text-ink-dark',
  'grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] open:grid transition-opacity duration-150 starting:open:opacity-0',
].join(' ');
const FOOTER = [
  'relative z-1 flex justify-between gap-x-8 gap-y-3 bg-night low:py-1.5',
  'max-mid:row-start-4 max-mid:flex-col max-mid:px-4 max-mid:pt-3 max-mid:pb-4.5 mid:items-end mid:px-6 mid:pt-4.5 mid:pb-5.5',
].join(' ');
/** Hidden on a telephone on its side, which has no room for it. */
const SMALL_PRINT = 'text-on-night text-small low:hidden';
const ARROW =
  'max-mid:relative max-mid:z-2 max-mid:col-start-1 max-mid:row-start-3 max-mid:mx-4 max-mid:mb-1.5 max-mid:self-start mid:absolute mid:top-[46%]';

export interface FullScreenProps {
  locale: Locale;
  texts: FullScreenTexts;
  photos: readonly (Photo | undefined)[];
  total: number;
  index: number;
  isFailed?: boolean;
  onSelect(index: number): void;
  onRetry?(): void;
  onClose(): void;
}

/** One photo over the whole window (guide §8.27). A modal `dialog`: the browser itself traps the focus and closes it on Esc. */
export const FullScreen = ({ locale, texts, photos, total, index, isFailed, onSelect, onRetry, onClose }: FullScreenProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const frameRef = useRef<HTMLDivElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  const full = TEXTS[locale];
  const isRightToLeft = locale === 'ar';
  const zoom = useZoom({ picture: frameRef, isRightToLeft, onStep: (step) => showPhoto(index + step) });
  const photo = photos[index];
  const leave = useAddress(photo?.id ?? '', close);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-close]')?.focus();
  }, []);
  if (!photo) return null;

  const showPhoto = (to: number) => {
    if (to < 0 || to >= total || to === index) return;
    zoom.reset();
    onSelect(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = PAN[event.key];
    const to = indexByKey(event.key, index, total, isRightToLeft);
    if (event.key === '+' || event.key === '=') zoom.enlarge();
    else if (event.key === '-') zoom.lessen();
    else if (by && isEnlarged(zoom.view)) zoom.move(by);
    else if (to !== null) showPhoto(to);
    else return;
    event.preventDefault();
  };
  const { scale, x, y } = zoom.view;
  const isZoomed = isEnlarged(zoom.view);
  const ratio = photo.picture ? photo.picture.width / photo.picture.height : DRAWN_RATIO;
  const transform = { '--ratio': ratio, translate: `${x + zoom.drag}px ${y}px`, scale } as CSSProperties;
  const arrow = (side: 'before' | 'after', to: number, label: string) => (
    <RoundButton
      icon="forward"
      label={label}
      className={`${ROUND} ${ARROW} mid:size-15 ${side === 'before' ? 'max-mid:justify-self-start mid:start-6' : 'max-mid:justify-self-end mid:end-6'}`}
      iconClass={side === 'before' ? 'flip-ltr' : 'flip-rtl'}
      isIdle={to < 0 || to >= total}
      onClick={() => showPhoto(to)}
    />
  );

  return (
    <dialog
      ref={dialog}
      className={DIALOG}
      aria-label={full.label}
      onKeyDown={onKeyDown}
      onClose={() => {
        leave();
        onClose();
      }}
    >
      <header className="relative z-1 flex items-center justify-between gap-2.5 bg-night px-4 py-2.5 mid:px-6 mid:py-3.5">
        <p className="whitespace-nowrap text-[1.0625rem] tabular-nums" role="status">
          <span>{partOf(texts.partOf, locale, index, total)}</span>
          <span className="sr-only">{`: ${photo.title.text}`}</span>
        </p>
        <Tools
          texts={{ ...full, shared: texts.shared }}
          closeLabel={full.close}
          title={photo.title.text}
          canEnlarge={canEnlarge(zoom.view)}
          isEnlarged={isZoomed}
          onEnlarge={zoom.enlarge}
          onLessen={zoom.lessen}
          onClose={close}
        />
      </header>
      {/* Disables the browser's own scroll and zoom on the photo. */}
      <figure
        className={`grid min-h-0 touch-none select-none place-items-center [container-type:size] ${isZoomed ? 'cursor-grab' : 'cursor-zoom-in'}`}
        {...zoom.handlers}
      >
        <div
          ref={frameRef}
          className={`aspect-(--ratio) w-[min(100cqw,100cqh*var(--ratio))] mid:w-[min(100cqw-208px,100cqh*var(--ratio))] ${zoom.drag === 0 ? 'transition-[scale,translate] duration-150' : ''}`}
          style={transform}
        >
          <StagePicture
            key={photo.id}
            picture={photo.picture}
            alt={photo.alt ?? photo.title.text}
            sizes={isZoomed ? '250vw' : '100vw'}
            texts={texts}
            className={`pointer-events-none h-full ${isZoomed ? '' : 'mid:kernel-[88px]'}`}
            restingClass="h-full content-center"
          />
        </div>
      </figure>
      {total > 1 && (
        <>
          {arrow('before', index - 1, full.previous)}
          {arrow('after', index + 1, full.next)}
        </>
      )}
      <footer className={FOOTER}>
        <div className="max-mid:min-h-26 low:min-h-0">
          <h2 className="text-[1.5rem] mid:text-[1.875rem]">
            <Local of={photo.title} locale={locale} />
          </h2>
          {photo.description.text && (
            <p className={SMALL_PRINT}>
              <Local of={photo.description} locale={locale} />
            </p>
          )}
        </div>
        {isFailed && (
          <p className={SMALL_PRINT} role="alert">
            {texts.failed}{' '}
            <button type="button" className="min-h-11 cursor-pointer px-2 text-wheat-300 underline underline-offset-5" onClick={onRetry}>
              {texts.retry}
            </button>
          </p>
        )}
        {total > 1 && <Thumbs photos={photos} index={index} texts={texts} onSelect={showPhoto} />}
      </footer>
    </dialog>
  );
};
