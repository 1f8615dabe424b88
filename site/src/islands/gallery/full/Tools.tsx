import { useState } from 'react';
import type { fullScreen } from '../../../i18n/ar/gallery.ts';
import { RoundButton } from '../RoundButton.tsx';

/** The outcome of sharing: `refused` where the browser can neither share nor copy; the address is then shown. */
type Shared = 'shared' | 'copied' | 'refused';

/** Opens the phone's own sharing, or else copies the address. Closing that dialog is no failure. */
const share = async (title: string, url: string): Promise<Shared> => {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'shared' : 'refused';
  }
};

/** Over the photo, so with a ground of its own. */
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

/** The round buttons over the photo. One that can do nothing now keeps its place and the focus. */
export const Tools = ({ texts, closeLabel, title, canEnlarge, isEnlarged, onEnlarge, onLessen, onClose }: ToolsProps) => {
  const [word, setWord] = useState('');
  const send = async () => {
    const outcome = await share(title, location.href);
    setWord(outcome === 'copied' ? texts.shared : outcome === 'refused' ? location.href : '');
  };
  return (
    <div className="flex items-center gap-[clamp(6px,2vw,10px)]">
      <p className="wrap-anywhere text-small" role="status">
        {word}
      </p>
      <RoundButton icon="lessen" label={texts.lessen} className={ROUND} isIdle={!isEnlarged} onClick={onLessen} />
      <RoundButton icon="enlarge" label={texts.enlarge} className={ROUND} isIdle={!canEnlarge} onClick={onEnlarge} />
      <RoundButton icon="share" label={texts.share} className={ROUND} onClick={send} />
      <RoundButton icon="close" label={closeLabel} className={ROUND} isFocusedFirst onClick={onClose} />
    </div>
  );
};
