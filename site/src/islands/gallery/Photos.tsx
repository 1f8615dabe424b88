import type { Locale } from '@sanabel/contract/enumerations';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { Boundary } from '../parts/Boundary.tsx';
import { Icon } from '../parts/Inline.tsx';
import type { FullScreenProps } from './full/FullScreen.tsx';
import { photoInAddress } from './full/use-address.ts';
import type { Photo } from './model.ts';
import { PhotoControls } from './PhotoControls.tsx';
import { Failure, Stage, StagePicture } from './Stage.tsx';
import type { PhotoTexts, ViewerTexts } from './texts.ts';
import { Viewer, type ViewerProps, type ViewerState } from './Viewer.tsx';

/** A little less than a phone's width: the next file is twice as heavy. */
const SIZES = '(width <= 820px) 88vw, 640px';

/** A photo leaves room beside it for a large title. */
const STAGE =
  'mid:grid mid:grid-cols-[minmax(0,40rem)_minmax(16rem,1fr)] mid:gap-[clamp(28px,4vw,48px)] mid:[&_b]:text-[clamp(1.625rem,3.2vw,2.875rem)] mid:[&_b]:leading-[1.25]';

/** The distance in CSS pixels that a finger moves to reach the next photo. */
const SWIPE = 40;

const NEIGHBOURS = 6;

const useFullScreen = () => {
  const [View, setView] = useState<ComponentType<FullScreenProps> | null>(null);
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const open = async () => {
    try {
      const { FullScreen } = await import('./full/FullScreen.tsx');
      setView(() => FullScreen);
      setState('open');
    } catch {
      setState('failed');
    }
  };
  return { View: state === 'open' ? View : null, hasFailed: state === 'failed', open, close: () => setState('closed') };
};

interface PhotoStageProps extends ViewerState<'photos'> {
  photo: Photo;
  locale: Locale;
  texts: ViewerTexts & PhotoTexts;
  caption: ReactNode;
}

const PhotoStage = ({ photo, locale, texts, caption, items, total, index, state, select, load, findItem }: PhotoStageProps) => {
  const stage = useRef<HTMLElement>(null);
  const { View, hasFailed, open, close } = useFullScreen();
  const loadAround = (position = index) => load(position - NEIGHBOURS, position + NEIGHBOURS);
  const enlarge = () => {
    void loadAround();
    void open();
  };
  /** Opens the photo in the address: a shared link, or "forward" in the history. */
  const follow = useEffectEvent(async () => {
    const wanted = photoInAddress();
    if (wanted === '') return;
    const position = await findItem(wanted);
    if (position < 0) return;
    await select(position);
    await open();
  });
  useEffect(() => {
    void follow();
    const onPopState = () => void follow();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const onClose = () => {
    close();
    const viewer = stage.current?.closest('[role="group"]');
    const thumb = viewer?.querySelector<HTMLElement>('[data-strip] [aria-current]');
    (thumb ?? stage.current?.querySelector<HTMLElement>('button'))?.focus();
  };
  const from = useRef<number | null>(null);
  const wasSwiped = useRef(false);
  /** Follows the reading direction: the next photo lies where the text continues. */
  const swipe = (distance: number) => {
    wasSwiped.current = Math.abs(distance) > SWIPE;
    const isOnward = distance > 0 === (locale === 'ar');
    const wanted = index + (isOnward ? 1 : -1);
    if (wasSwiped.current && wanted >= 0 && wanted < total) void select(wanted);
  };
  return (
    <>
      <Stage
        ref={stage}
        className={STAGE}
        boxClass="kernel aspect-4/3"
        caption={
          <>
            {caption}
            <PhotoControls {...{ photo, texts, index, total }} onEnlarge={enlarge} onSelect={(to) => void select(to)} />
          </>
        }
      >
        <StagePicture
          key={photo.id}
          picture={photo.picture}
          alt={photo.alt ?? photo.title.text}
          sizes={SIZES}
          texts={texts}
          className="h-full [&_img]:object-contain"
          restingClass="relative z-1 h-full bg-night"
        />
        <button
          type="button"
          className="group absolute inset-0 grid noscript:hidden touch-pan-y cursor-zoom-in justify-end p-4 text-white focus-visible:-outline-offset-8"
          aria-label={fill(texts.fullScreen, { title: photo.title.text })}
          onPointerDown={({ clientX, pointerType }) => {
            wasSwiped.current = false;
            from.current = pointerType === 'mouse' ? null : clientX;
          }}
          onPointerUp={({ clientX }) => from.current !== null && swipe(clientX - from.current)}
          onClick={() => !wasSwiped.current && enlarge()}
        >
          <Icon
            name="expand"
            className="forced-color-adjust-none mid:hidden size-12 rounded-[50%] bg-shade/72 p-3.25 group-hover:bg-shade/92"
          />
        </button>
        {hasFailed && <Failure>{texts.fullScreenFailed}</Failure>}
      </Stage>
      {View && (
        <View
          {...{ locale, texts, total, index }}
          photos={items}
          isFailed={state === 'failed'}
          onSelect={(position) => {
            void select(position).then(() => loadAround(position));
          }}
          onRetry={() => void loadAround()}
          onClose={onClose}
        />
      )}
    </>
  );
};

export default function Photos({ photoTexts, ...props }: ViewerProps<'photos'> & { photoTexts: PhotoTexts }) {
  const { locale, texts } = props;
  return (
    <Boundary texts={texts.broken}>
      <Viewer<'photos'>
        {...props}
        stage={(photo, caption, viewer) => (
          <PhotoStage photo={photo} locale={locale} texts={{ ...texts, ...photoTexts }} caption={caption} {...viewer} />
        )}
      />
    </Boundary>
  );
}
