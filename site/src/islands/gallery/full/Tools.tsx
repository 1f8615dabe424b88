import { useState } from 'react';
import type { fullScreen } from '../../../i18n/ar/gallery.ts';
import { Icon } from '../../parts/Icon.tsx';

/** How sharing ended: `refused` where the browser can neither share nor copy; the address is then shown. */
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
    <div className="tools">
      <p role="status">{word}</p>
      <button type="button" className="round" aria-label={texts.lessen} aria-disabled={!isEnlarged} onClick={onLessen}>
        <Icon name="lessen" />
      </button>
      <button type="button" className="round" aria-label={texts.enlarge} aria-disabled={!canEnlarge} onClick={onEnlarge}>
        <Icon name="enlarge" />
      </button>
      <button type="button" className="round" aria-label={texts.share} onClick={send}>
        <Icon name="share" />
      </button>
      <button type="button" className="round" aria-label={closeLabel} data-close onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
};
