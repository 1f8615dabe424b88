import './full.css';
import './thumbs.css';
import type { Locale } from '@sanabel/contract/enumerations';
import { type CSSProperties, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { fullScreen as arabic } from '../../../i18n/ar/gallery.ts';
import { fullScreen as english } from '../../../i18n/en/gallery.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Local } from '../../parts/Text.tsx';
import type { Photo } from '../model.ts';
import { indexByKey, partOf } from '../paging.ts';
import { StagePicture } from '../StagePicture.tsx';
import type { PhotoTexts, ViewerTexts } from '../texts.ts';
import { Thumbs } from './Thumbs.tsx';
import { Tools } from './Tools.tsx';
import { useAddress } from './use-address.ts';
import { useZoom } from './use-zoom.ts';
import { canEnlarge, isEnlarged, type Point } from './zoom.ts';

/** The view's own texts come with its script, in both languages, so that no page carries them. */
const TEXTS: Record<Locale, typeof arabic> = { ar: arabic, en: english };

/** How far an arrow key moves an enlarged picture. */
const KEY_PX = 80;
const PAN: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_PX, y: 0 },
  ArrowRight: { x: -KEY_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_PX },
  ArrowDown: { x: 0, y: -KEY_PX },
};
const DRAWN_RATIO = 16 / 9;

export interface FullScreenProps {
  locale: Locale;
  texts: ViewerTexts & PhotoTexts;
  photos: readonly Photo[];
  total: number;
  index: number;
  /** Whether the photos that are not here could not be fetched. */
  isFailed: boolean;
  onSelect(index: number): void;
  onRetry(): void;
  /** It has closed. */
  onClose(): void;
}

/** One photo over the whole window (guide §8.27). A modal `dialog`: the browser itself keeps the focus in it and closes it by Esc. */
export const FullScreen = ({ locale, texts, photos, total, index, isFailed, onSelect, onRetry, onClose }: FullScreenProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const close = useCallback(() => dialog.current?.close(), []);
  const full = TEXTS[locale];
  const isRightToLeft = locale === 'ar';
  const zoom = useZoom({ picture: place, isRightToLeft, onStep: (step) => turn(index + step) });
  const photo = photos[index];
  const leave = useAddress(photo?.id ?? '', close);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-close]')?.focus();
  }, []);
  if (!photo) return null;

  const turn = (to: number) => {
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
    else if (to !== null) turn(to);
    else return;
    event.preventDefault();
  };
  const { scale, x, y } = zoom.view;
  const ratio = photo.picture ? photo.picture.width / photo.picture.height : DRAWN_RATIO;
  const hold = { '--ratio': ratio, translate: `${x + zoom.drag}px ${y}px`, scale } as CSSProperties;
  const arrow = (side: 'before' | 'after', to: number, label: string) => (
    <button type="button" className={`round ${side}`} aria-label={label} aria-disabled={to < 0 || to >= total} onClick={() => turn(to)}>
      <Icon name="forward" className={side === 'before' ? 'flip-ltr' : 'flip-rtl'} />
    </button>
  );

  return (
    <dialog
      ref={dialog}
      className="full-screen"
      aria-label={full.label}
      onKeyDown={onKeyDown}
      onClose={() => {
        leave();
        onClose();
      }}
    >
      <header>
        <p className="position" role="status">
          {partOf(texts.partOf, locale, index, total)}
          <span className="sr-only">: {photo.title.text}</span>
        </p>
        <Tools
          texts={{ ...full, shared: texts.shared }}
          closeLabel={full.close}
          title={photo.title.text}
          canEnlarge={canEnlarge(zoom.view)}
          isEnlarged={isEnlarged(zoom.view)}
          onEnlarge={zoom.enlarge}
          onLessen={zoom.lessen}
          onClose={close}
        />
      </header>
      <figure className={isEnlarged(zoom.view) ? 'held' : undefined} {...zoom.handlers}>
        <div ref={place} className={zoom.drag === 0 ? 'place' : 'place following'} style={hold}>
          <StagePicture
            key={photo.id}
            picture={photo.picture}
            alt={photo.title.text}
            sizes={isEnlarged(zoom.view) ? '250vw' : '100vw'}
            texts={texts}
          />
        </div>
      </figure>
      {arrow('before', index - 1, full.previous)}
      {arrow('after', index + 1, full.next)}
      <footer>
        <div>
          <h2>
            <Local of={photo.title} locale={locale} />
          </h2>
          {photo.description.text && (
            <p>
              <Local of={photo.description} locale={locale} />
            </p>
          )}
        </div>
        {isFailed && (
          <p role="alert">
            {texts.failed}{' '}
            <button type="button" className="link" onClick={onRetry}>
              {texts.retry}
            </button>
          </p>
        )}
        <Thumbs photos={photos} index={index} texts={texts} onSelect={turn} />
      </footer>
    </dialog>
  );
};
