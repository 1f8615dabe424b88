interface PlayerProps {
  kind: 'file' | 'youtube';
  address: string;
  title: string;
  onError(): void;
}

/** The keyboard stays where the play button was. One function for all renders, so that it runs once. */
const takeFocus = (player: HTMLElement | null) => player?.focus();

/** What plays after the click: the browser's own player for files, YouTube's for its videos. */
export const Player = ({ kind, address, title, onError }: PlayerProps) =>
  kind === 'youtube' ? (
    <iframe
      ref={takeFocus}
      src={address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: editors upload films without subtitle files.
    <video ref={takeFocus} src={address} aria-label={title} controls autoPlay playsInline onError={onError} />
  );
