import type { Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useState } from 'react';
import { embedAddress } from './embed.ts';
import { Frame } from './Frame.tsx';
import type { Video } from './model.ts';
import { Player } from './Player.tsx';
import { fill, type VideoTexts } from './texts.ts';

const STAGE_SIZES = '(width <= 820px) 100vw, 1296px';

interface VideoStageProps {
  video: Video;
  locale: Locale;
  texts: VideoTexts;
  caption: ReactNode;
}

/** The poster first; the player, and with it anything of other hosts, comes only after the click. */
export const VideoStage = ({ video, locale, texts, caption }: VideoStageProps) => {
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
