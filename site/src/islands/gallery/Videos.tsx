import type { Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { Frame } from './Frame.tsx';
import { embedAddress, type Video } from './model.ts';
import type { VideoTexts } from './texts.ts';
import { Viewer, type ViewerProps } from './Viewer.tsx';

const STAGE_SIZES = '(width <= 820px) 100vw, 1296px';

interface PlayerProps {
  kind: 'file' | 'youtube';
  address: string;
  title: string;
  onError(): void;
}

/** The keyboard stays where the play button was. One function for all renders, so that it runs once. */
const takeFocus = (player: HTMLElement | null) => player?.focus();

/** Plays after the click: the browser's own player for files, YouTube's for its videos. */
const Player = ({ kind, address, title, onError }: PlayerProps) =>
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

interface VideoStageProps {
  video: Video;
  locale: Locale;
  texts: VideoTexts;
  caption: ReactNode;
}

/** The poster first; the player, and with it anything of other hosts, comes only after the click. */
const VideoStage = ({ video, locale, texts, caption }: VideoStageProps) => {
  const [state, setState] = useState<'poster' | 'playing' | 'broken'>('poster');
  const { source, title, duration, id } = video;
  const isOutside = source.kind === 'youtube';
  const noticeId = `notice-${id}`;
  const address = isOutside ? embedAddress(source.id, locale) : source.src;
  if (state === 'playing' && address) {
    return (
      <figure className="stage film playing">
        <Player kind={source.kind} address={address} title={title.text} onError={() => setState('broken')} />
      </figure>
    );
  }
  return (
    <figure className="stage film">
      <Frame picture={video.picture} alt="" sizes={STAGE_SIZES} isLazy />
      {state === 'poster' ? (
        <button
          type="button"
          className="play"
          aria-label={fill(texts.play, { title: title.text })}
          aria-describedby={isOutside ? noticeId : undefined}
          onClick={() => setState('playing')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4l13 8-13 8Z" />
          </svg>
        </button>
      ) : (
        <div className="broken" role="alert">
          <p>{texts.failed}</p>
          <button type="button" onClick={() => setState('playing')}>
            {texts.retry}
          </button>
        </div>
      )}
      {isOutside && (
        <p id={noticeId} className="notice">
          {texts.youtubeNotice}
        </p>
      )}
      {duration && (
        <p className="duration">
          <span className="sr-only">{fill(texts.duration, { duration })}</span>
          <bdi dir="ltr" aria-hidden="true">
            {duration}
          </bdi>
        </p>
      )}
      {caption}
    </figure>
  );
};

/** The video section of the gallery: files and YouTube videos. */
export default function Videos({ videoTexts, ...props }: ViewerProps<'videos'> & { videoTexts: VideoTexts }) {
  return (
    <Viewer
      {...props}
      kind="videos"
      stage={(video, caption) => <VideoStage key={video.id} video={video} locale={props.locale} texts={videoTexts} caption={caption} />}
    />
  );
}
