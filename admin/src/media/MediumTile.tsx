import type { LibraryMedium } from '@sanabel/contract/library';
import { MediumPicture } from './MediumPicture.tsx';
import { useMediumWords } from './words.ts';

export const MEDIA_GRID = 'grid gap-4 grid-cols-[repeat(auto-fill,minmax(176px,1fr))] max-desk:gap-2.5 max-desk:grid-cols-[1fr_1fr]';
/** Classes of the link or button around a face. */
export const TILE =
  'group grid grid-rows-[auto_1fr] size-full card text-start no-underline overflow-hidden hover:border-brand aria-disabled:cursor-not-allowed';

interface Props {
  medium: LibraryMedium;
  sizes: string;
  note: string;
  isUnused?: boolean;
}

export const TileFace = ({ medium, sizes, note, isUnused = false }: Props) => {
  const { nameOf } = useMediumWords();
  return (
    <>
      <span className="relative block aspect-4/3 bg-tint overflow-hidden group-aria-disabled:opacity-45">
        <MediumPicture medium={medium} sizes={sizes} />
      </span>
      <span className="grid content-start pt-2 pb-2.5 px-3 text-note/[1.5] wrap-anywhere">
        <bdi className="line-clamp-2">{nameOf(medium)}</bdi>
        <small className={isUnused ? 'text-danger' : 'text-ink-2'}>{note}</small>
      </span>
    </>
  );
};
