import type { ReactNode } from 'react';
import type { PictureView } from '../../content/pictures.ts';
import { Frame } from './Frame.tsx';

interface ThumbProps {
  label: string;
  picture: PictureView | null;
  sizes: string;
  isCurrent: boolean;
  isLazy?: boolean;
  className: string;
  /** Over the picture. */
  children?: ReactNode;
  onSelect(): void;
}

const THUMB =
  'block aspect-[4/3] cursor-pointer overflow-hidden rounded-[4px] opacity-72 hover:opacity-100 focus-visible:opacity-100 focus-visible:outline-offset-7 current:opacity-100';

/** One thumbnail; the ring around the current one stands off by the colour of the ground, which comes from the place. */
export const Thumb = ({ label, picture, sizes, isCurrent, isLazy, className, children, onSelect }: ThumbProps) => (
  <button type="button" className={`${THUMB} ${className}`} aria-current={isCurrent || undefined} onClick={onSelect}>
    <span className="sr-only">{label} </span>
    <Frame picture={picture} alt="" sizes={sizes} className="h-full" isLazy={isLazy ?? false} />
    {children}
  </button>
);
