import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { PictureView } from '../../content/pictures.ts';
import { Frame } from './Frame.tsx';
import { Resting, type RestingTexts } from './Resting.tsx';

interface StageProps {
  className?: string;
  boxClass: string;
  ref?: Ref<HTMLElement>;
  caption?: ReactNode;
  children: ReactNode;
}

export const Stage = ({ className = '', boxClass, ref, caption, children }: StageProps) => (
  <figure ref={ref} className={`relative ${className}`}>
    <div className={`relative overflow-hidden bg-night ${boxClass}`}>{children}</div>
    {caption && (
      <figcaption className="leading-[1.7] max-mid:pt-3.5 mid:flex mid:flex-col mid:border-line-strong-dark mid:border-t-2 mid:pt-6">
        {caption}
      </figcaption>
    )}
  </figure>
);

export const Failure = ({ children }: { children: ReactNode }) => (
  <div
    className="plaque absolute inset-x-5 inset-y-0 m-auto size-fit max-w-[32em] px-3 py-1.5 text-center text-small leading-[1.7]"
    role="alert"
  >
    {children}
  </div>
);

interface StagePictureProps {
  picture: PictureView | null;
  alt: string;
  sizes: string;
  texts: RestingTexts & { pictureFailed: string };
  className: string;
  restingClass: string;
}

export const StagePicture = ({ picture, alt, sizes, texts, className, restingClass }: StagePictureProps) => {
  const [isBroken, setBroken] = useState(false);
  const frameRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The picture may have failed before the script loaded.
    const image = frameRef.current?.querySelector('img');
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  return isBroken ? (
    <Resting reason="failed" texts={{ ...texts, failed: texts.pictureFailed }} className={restingClass} onRetry={() => setBroken(false)} />
  ) : (
    <Frame frameRef={frameRef} picture={picture} alt={alt} sizes={sizes} className={className} onError={() => setBroken(true)} />
  );
};
