import { useState } from 'react';
import type { fullScreen } from '../../../i18n/ar/gallery.ts';
import { fill } from '../../../i18n/fill.ts';
import { Thumb } from '../Frame.tsx';
import type { Photo } from '../model.ts';
import { windowAround } from '../paging.ts';
import { RoundButton } from '../RoundButton.tsx';
import { share } from '../share.ts';
import type { FullScreenTexts } from '../texts.ts';

export const ROUND = 'size-[clamp(44px,13vw,52px)] mid:size-13 bg-night/70 hover:bg-[#17351f]';

interface ToolsProps {
  texts: typeof fullScreen & { shared: string };
  closeLabel: string;
  title: string;
  canEnlarge: boolean;
  isEnlarged: boolean;
  onEnlarge(): void;
  onLessen(): void;
  onClose(): void;
}

/** A disabled button keeps its position and the focus. */
export const Tools = ({ texts, closeLabel, title, canEnlarge, isEnlarged, onEnlarge, onLessen, onClose }: ToolsProps) => {
  const [word, setWord] = useState('');
  const send = async () => setWord(await share(title, location.href, texts.shared));
  return (
    <div className="flex items-center gap-[clamp(6px,2vw,10px)]">
      <p className="text-small" role="status">
        {word}
      </p>
      <RoundButton icon="lessen" label={texts.lessen} className={ROUND} isIdle={!isEnlarged} onClick={onLessen} />
      <RoundButton icon="enlarge" label={texts.enlarge} className={ROUND} isIdle={!canEnlarge} onClick={onEnlarge} />
      <RoundButton icon="share" label={texts.share} className={ROUND} onClick={send} />
      <RoundButton icon="close" label={closeLabel} className={ROUND} isFocusedFirst onClick={onClose} />
    </div>
  );
};

const THUMB_SIZES = '(width <= 820px) 22vw, 92px';
/** The styles show four of the seven on a telephone (guide §8.27). */
const COUNT = { wide: 7, narrow: 4 } as const;

interface ThumbsProps {
  photos: readonly (Photo | undefined)[];
  index: number;
  texts: FullScreenTexts;
  onSelect(index: number): void;
}

export const Thumbs = ({ photos, index, texts, onSelect }: ThumbsProps) => {
  const wide = windowAround(index, photos.length, COUNT.wide);
  const narrow = windowAround(index, photos.length, COUNT.narrow);
  return (
    <ul className="flex gap-2.5 low:hidden">
      {photos.slice(wide.from, wide.to).map((photo, position) => {
        const own = wide.from + position;
        if (!photo) return null;
        return (
          <li key={photo.id} className={own < narrow.from || own >= narrow.to ? 'max-mid:hidden' : 'max-mid:max-w-1/4 max-mid:flex-1'}>
            <Thumb
              label={fill(texts.show, { title: photo.title.text })}
              picture={photo.picture}
              focus={photo.focus}
              sizes={THUMB_SIZES}
              isCurrent={own === index}
              className="w-23 rounded-ss-[18px] rounded-ee-[18px] current:[box-shadow:0_0_0_3px_var(--color-night),0_0_0_6px_var(--color-wheat-500)] max-mid:w-full"
              onSelect={() => onSelect(own)}
            />
          </li>
        );
      })}
    </ul>
  );
};
