import type { Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { photoInAddress } from './full/address.ts';
import type { Photo } from './model.ts';
import { StagePicture } from './StagePicture.tsx';
import { type FullTexts, fill, type ViewerTexts } from './texts.ts';
import { useFullScreen } from './use-full-screen.ts';
import type { Looking } from './Viewer.tsx';

/** On a phone a little less than it is shown, for the next file is twice as heavy. */
const SIZES = '(width <= 820px) 88vw, 1296px';

interface PhotoStageProps extends Looking<Photo> {
  photo: Photo;
  locale: Locale;
  texts: ViewerTexts & { full: FullTexts };
  caption: ReactNode;
}

/** The chosen photo; a click shows it over the whole window, and closing that leads to its thumbnail. */
export const PhotoStage = ({ photo, locale, texts, caption, items, total, index, state, select, loadRest }: PhotoStageProps) => {
  const stage = useRef<HTMLElement>(null);
  const { View, hasFailed, open, close } = useFullScreen();
  const enlarge = () => {
    void loadRest();
    void open();
  };
  /** Somebody was sent the address of one photo, or went "forward" to it. */
  const follow = useEffectEvent(async () => {
    const wanted = photoInAddress();
    if (wanted === '') return;
    const known = items.some(({ id }) => id === wanted) ? items : await loadRest();
    const place = known?.findIndex(({ id }) => id === wanted) ?? -1;
    if (place < 0) return;
    await select(place);
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
    const viewer = stage.current?.closest('.viewer');
    const thumb = viewer?.querySelector<HTMLElement>('.thumbs [aria-current]');
    (thumb ?? stage.current?.querySelector<HTMLElement>('.enlarge'))?.focus();
  };
  return (
    <>
      <figure ref={stage} className="stage">
        <StagePicture key={photo.id} picture={photo.picture} alt={photo.title.text} sizes={SIZES} texts={texts} />
        <button type="button" className="enlarge" aria-label={fill(texts.full.open, { title: photo.title.text })} onClick={enlarge}>
          <Icon name="expand" />
        </button>
        {hasFailed && (
          <p className="broken" role="alert">
            {texts.full.failed}
          </p>
        )}
        {caption}
      </figure>
      {View && (
        <View
          {...{ locale, texts, total, index }}
          photos={items}
          isFailed={state === 'failed'}
          onSelect={select}
          onRetry={loadRest}
          onClose={onClose}
        />
      )}
    </>
  );
};
