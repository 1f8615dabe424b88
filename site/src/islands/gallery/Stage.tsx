import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { PictureView } from '../../content/pictures.ts';
import { Frame } from './Frame.tsx';
import { Resting } from './Resting.tsx';
import type { ViewerTexts } from './texts.ts';

interface StageProps {
  /** Its height where there is room. */
  className: string;
  /** Whether a player fills it, without a caption. */
  isBare?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The large view of a viewer: a picture or a film, and under it on its start side the caption. */
export const Stage = ({ className, isBare = false, ref, children }: StageProps) => (
  <figure
    ref={ref}
    className={`relative h-90 overflow-hidden bg-night ${isBare ? 'rounded-[12px]' : 'kernel rounded-es-none max-mid:rounded-ee-none'} ${className}`}
  >
    {children}
  </figure>
);

/** Not to the last line: between two pixels it would shine through under the caption. */
export const STAGE_PICTURE = 'h-[calc(100%-1px)]';

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
