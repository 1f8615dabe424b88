import type { Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { Boundary } from '../parts/Boundary.tsx';
import { Frame } from './Frame.tsx';
import { embedAddress, type Video, watchAddress } from './model.ts';
import { Failure, Stage } from './Stage.tsx';
import type { VideoTexts } from './texts.ts';
import { Viewer, type ViewerProps } from './Viewer.tsx';

const STAGE_SIZES = '(width <= 820px) 100vw, 896px';

interface PlayerProps {
  kind: 'file' | 'youtube';
  address: string;
  title: string;
  onError(): void;
}

/** Keeps the focus where the play button was. A constant, so that React calls it once. */
const takeFocus = (player: HTMLElement | null) => player?.focus();

const FILLING = 'size-full object-contain';

const Player = ({ kind, address, title, onError }: PlayerProps) =>
  kind === 'youtube' ? (
    <iframe
      ref={takeFocus}
      className={FILLING}
      src={address}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: editors upload films without subtitle files.
    <video ref={takeFocus} className={FILLING} src={address} aria-label={title} controls autoPlay playsInline onError={onError} />
  );

const PLAY = [
  'absolute inset-0 m-auto grid noscript:hidden size-19 cursor-pointer place-items-center bg-wheat-500 text-green-950 mid:size-24',
  'rounded-[14px] rounded-ss-[48px] rounded-ee-[48px] transition-[border-radius] duration-300 ease-field hover:rounded-[48px]',
].join(' ');

/** A film is larger than a photo: it is not opened in a viewer. */
const STAGE = 'mid:grid mid:grid-cols-[minmax(0,56rem)_minmax(14rem,1fr)] mid:gap-[clamp(28px,4vw,48px)]';

interface VideoStageProps {
  video: Video;
  locale: Locale;
  texts: VideoTexts;
  caption: ReactNode;
}

/** Contacts other hosts only after the click on play. */
const VideoStage = ({ video, locale, texts, caption }: VideoStageProps) => {
  const [state, setState] = useState<'poster' | 'playing' | 'broken'>('poster');
  const { source, title, duration, id } = video;
  const isOutside = source.kind === 'youtube';
  const noticeId = `notice-${id}`;
  const address = isOutside ? embedAddress(source.id, locale) : source.src;
  if (state === 'playing' && address) {
    return (
      <Stage
        className={STAGE}
        boxClass="aspect-16/9 rounded-[12px]"
        caption={
          <>
            {caption}
            {isOutside && (
              <a
                className="mt-2 inline-flex min-h-11 items-center font-strong text-brand underline underline-offset-5"
                href={watchAddress(source.id)}
                target="_blank"
                rel="noopener noreferrer"
              >
                {texts.openOutside}
                <span className="sr-only"> ({texts.opensInNewTab})</span>
              </a>
            )}
          </>
        }
      >
        <Player kind={source.kind} address={address} title={title.text} onError={() => setState('broken')} />
      </Stage>
    );
  }
  return (
    <Stage className={STAGE} boxClass="kernel aspect-16/9" caption={caption}>
      <Frame picture={video.picture} alt={video.alt ?? ''} focus={video.focus} sizes={STAGE_SIZES} className="h-full" isLazy />
      {state === 'poster' ? (
        <button
          type="button"
          className={PLAY}
          aria-label={fill(texts.play, { title: title.text })}
          aria-describedby={isOutside ? noticeId : undefined}
          onClick={() => setState('playing')}
        >
          <svg className="size-9 fill-current [translate:2px]" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4l13 8-13 8Z" />
          </svg>
        </button>
      ) : (
        <Failure>
          <p>{texts.failed}</p>
          <button
            type="button"
            className="min-h-11 cursor-pointer px-4 text-wheat-300 underline underline-offset-5"
            onClick={() => setState('playing')}
          >
            {texts.retry}
          </button>
        </Failure>
      )}
      {isOutside && (
        <p
          id={noticeId}
          className="plaque absolute w-fit px-3 py-1.5 text-meta leading-[1.6] max-mid:start-4.5 max-mid:top-5.5 mid:inset-x-5 mid:top-[calc(50%+62px)] mid:mx-auto"
        >
          {texts.youtubeNotice}
        </p>
      )}
      {duration && (
        <p className="plaque absolute end-5.5 top-5.5 px-2 py-[3px] text-meta leading-[1.5] tabular-nums">
          <span className="sr-only">{texts.duration} </span>
          <bdi dir="ltr">{duration}</bdi>
        </p>
      )}
    </Stage>
  );
};

export default function Videos({ videoTexts, ...props }: ViewerProps<'videos'> & { videoTexts: VideoTexts }) {
  return (
    <Boundary texts={props.texts.broken}>
      <Viewer<'videos'>
        {...props}
        stage={(video, caption) => <VideoStage key={video.id} video={video} locale={props.locale} texts={videoTexts} caption={caption} />}
      />
    </Boundary>
  );
}
