import { useEffect, useRef, useState } from 'react';
import type { PictureView } from '../../content/pictures.ts';
import { Frame } from './Frame.tsx';
import { Resting } from './Resting.tsx';
import type { ViewerTexts } from './texts.ts';

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
