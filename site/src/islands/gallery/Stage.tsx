import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { PictureView } from '../../content/pictures.ts';
import { Frame } from './Frame.tsx';
import { Resting } from './Resting.tsx';
import type { ViewerTexts } from './texts.ts';

interface StageProps {
  /** Of the whole, and of the box that the picture or the player fills. */
  className?: string;
  boxClass: string;
  ref?: Ref<HTMLElement>;
  caption?: ReactNode;
  children: ReactNode;
}

/** The large view of a viewer: a picture or a film, and its caption. */
export const Stage = ({ className = '', boxClass, ref, caption, children }: StageProps) => (
  <figure ref={ref} className={`relative ${className}`}>
    <div className={`relative overflow-hidden bg-night ${boxClass}`}>{children}</div>
    {caption}
  </figure>
);

/** Says in the middle of the stage that something failed. */
export const Failure = ({ children }: { children: ReactNode }) => (
  <div
    className="plaque absolute inset-x-5 inset-y-0 m-auto size-fit max-w-[32em] px-3 py-1.5 text-center text-small leading-[1.6]"
    role="alert"
  >
    {children}
  </div>
);

interface StagePictureProps {
  picture: PictureView | null;
  alt: string;
  sizes: string;
  texts: ViewerTexts;
  className: string;
  /** Of what stands there when the picture did not come. */
  restingClass: string;
}

/** The large picture, or in its place what to do when it did not come. */
export const StagePicture = ({ picture, alt, sizes, texts, className, restingClass }: StagePictureProps) => {
  const [isBroken, setBroken] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // It may have failed before the script came.
    const image = place.current?.querySelector('img');
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  return isBroken ? (
    <Resting reason="failed" texts={{ ...texts, failed: texts.pictureFailed }} className={restingClass} onRetry={() => setBroken(false)} />
  ) : (
    <Frame place={place} picture={picture} alt={alt} sizes={sizes} className={className} onError={() => setBroken(true)} />
  );
};
