import type { ReactNode, Ref } from 'react';
import { focusAttributes } from '../../content/focus.ts';
import type { PictureView } from '../../content/pictures.ts';

interface FrameProps {
  picture: PictureView | null;
  alt: string;
  focus?: string | undefined;
  sizes: string;
  isLazy?: boolean;
  className?: string;
  frameRef?: Ref<HTMLSpanElement>;
  onError?(): void;
}

/** The poster of a video that has none (decision D10). */
const DRAWN_POSTER = '/art/scene-dusk.svg';

/** The islands' form of components/Picture.astro, with its styles. */
export const Frame = ({ picture, alt, focus, sizes, isLazy = false, className = '', frameRef, onError }: FrameProps) => (
  <span ref={frameRef} className={`picture ${className}`} {...focusAttributes(focus)}>
    {picture ? (
      <>
        <svg className="ground" color={picture.color} aria-hidden="true" />
        <picture>
          <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
          <source type="image/webp" srcSet={picture.webp} sizes={sizes} />
          <img
            src={picture.fallback}
            alt={alt}
            width={picture.width}
            height={picture.height}
            loading={isLazy ? 'lazy' : 'eager'}
            decoding="async"
            onError={onError}
          />
        </picture>
      </>
    ) : (
      <img src={DRAWN_POSTER} alt={alt} width={1600} height={900} loading={isLazy ? 'lazy' : 'eager'} decoding="async" />
    )}
  </span>
);

interface ThumbProps {
  label: string;
  picture: PictureView | null;
  focus: string | undefined;
  sizes: string;
  isCurrent: boolean;
  isLazy?: boolean;
  className: string;
  children?: ReactNode;
  onSelect(): void;
}

const THUMB =
  'block aspect-[4/3] cursor-pointer overflow-hidden rounded-[4px] opacity-72 hover:opacity-100 focus-visible:opacity-100 focus-visible:outline-offset-7 current:opacity-100';

export const Thumb = ({ label, picture, focus, sizes, isCurrent, isLazy, className, children, onSelect }: ThumbProps) => (
  <button type="button" className={`${THUMB} ${className}`} aria-current={isCurrent || undefined} onClick={onSelect}>
    <span className="sr-only">{label} </span>
    <Frame picture={picture} alt="" focus={focus} sizes={sizes} className="h-full" isLazy={isLazy ?? false} />
    {children}
  </button>
);
