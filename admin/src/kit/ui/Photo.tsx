import { srcSetOf } from '@sanabel/contract/renditions';
import { type ComponentProps, useState } from 'react';

interface Props extends Pick<ComponentProps<'img'>, 'className' | 'width' | 'height' | 'alt'> {
  src: string;
  /** The `sizes` of an `img`: the browser picks the smallest sharp rendition. */
  sizes: string;
  position?: string | undefined;
}

/** Falls back to the original where small renditions are missing. */
export const Photo = ({ src, sizes, position, alt = '', ...rest }: Props) => {
  const [missing, setMissing] = useState('');
  const srcSet = missing === src ? undefined : srcSetOf(src);
  return (
    <img
      {...rest}
      style={{ objectPosition: position }}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...(srcSet ? { srcSet, sizes, onError: () => setMissing(src) } : {})}
    />
  );
};
