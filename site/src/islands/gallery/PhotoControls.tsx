import { PHOTO_ANCHOR } from '@sanabel/contract/pages';
import { useState } from 'react';
import { Icon } from '../parts/Inline.tsx';
import type { Photo } from './model.ts';
import { RoundButton } from './RoundButton.tsx';
import { share } from './share.ts';
import type { PhotoTexts } from './texts.ts';

interface PhotoControlsProps {
  photo: Photo;
  texts: PhotoTexts;
  index: number;
  total: number;
  onEnlarge(): void;
  onSelect(index: number): void;
}

const ROUND = 'size-13 hover:bg-white/10';
const PILL = 'button line rounded-[26px] font-normal text-small';

/** Buttons at the foot of the caption, on wide screens. A telephone swipes, and has the button on the photo. */
export const PhotoControls = ({ photo, texts, index, total, onEnlarge, onSelect }: PhotoControlsProps) => {
  const [word, setWord] = useState('');
  const send = async () => setWord(await share(photo.title.text, new URL(PHOTO_ANCHOR + photo.id, location.href).href, texts.shared));
  const step = (to: number, label: string) => (
    <RoundButton
      icon="forward"
      label={label}
      className={ROUND}
      iconClass={to < index ? 'flip-ltr' : 'flip-rtl'}
      isIdle={to < 0 || to >= total}
      onClick={() => {
        if (to < 0 || to >= total) return;
        setWord('');
        onSelect(to);
      }}
    />
  );
  return (
    <div className="mt-auto max-mid:hidden noscript:hidden pt-5">
      <p className="text-small" role="status">
        {word}
      </p>
      <div className="flex flex-wrap items-center gap-2.5">
        <button type="button" className={PILL} onClick={onEnlarge}>
          <Icon name="expand" />
          {texts.whole}
        </button>
        <button type="button" className={PILL} onClick={() => void send()}>
          <Icon name="share" />
          {texts.share}
        </button>
        {step(index - 1, texts.before)}
        {step(index + 1, texts.after)}
      </div>
    </div>
  );
};
