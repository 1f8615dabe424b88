import { srcSetOf } from '@sanabel/contract/renditions';
import { type ComponentProps, useState } from 'react';

interface Props extends Pick<ComponentProps<'img'>, 'className' | 'width' | 'height' | 'alt'> {
  src: string;
  /** How wide it is shown, as the `sizes` of an `img`: the browser takes the smallest rendition that is sharp there. */
  sizes: string;
  /** The part that stays in sight where it is cut, as CSS says it. */
  position?: string | undefined;
}

/** An uploaded picture in a list, in a small size. Where the small ones are missing, the whole picture comes. */
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
