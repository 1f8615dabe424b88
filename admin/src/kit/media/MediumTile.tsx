import type { LibraryMedium } from '@sanabel/contract/library';
import { CROPS, positionOf } from '../forms/focus/crops.ts';
import { Icon } from '../ui/Icon.tsx';
import { Photo } from '../ui/Photo.tsx';
import { useMediumLabels } from './labels.ts';

export const MEDIA_GRID =
  'grid gap-4 grid-cols-[repeat(auto-fill,minmax(176px,1fr))] max-laptop:gap-2.5 max-laptop:grid-cols-[repeat(auto-fill,minmax(150px,1fr))] max-tablet:grid-cols-2';
/** Classes of the link or button around a face. */
export const TILE =
  'group grid grid-rows-[auto_1fr] size-full card text-start no-underline overflow-hidden hover:border-brand aria-disabled:cursor-not-allowed';

const SIGNS = { picture: 'picture', video: 'film', voice: 'microphone' } as const;

/** Shows a thumbnail, a film's poster, or an icon. Decorative: the name is beside it. */
export const MediumPicture = ({ medium: { kind, picture, focus }, sizes }: { medium: LibraryMedium; sizes: string }) =>
  picture === '' ? (
    <span className="grid place-items-center size-full bg-green-800 text-green-200">
      <Icon name={SIGNS[kind]} size={40} />
    </span>
  ) : (
    <>
      <Photo className="block size-full object-cover" src={picture} sizes={sizes} position={positionOf(focus, CROPS.gallery.start)} />
      {kind === 'video' && (
        <span className="absolute top-2.5 start-2.5 grid place-items-center w-8.5 h-7.5 rounded-[4px_13px] bg-paper text-brand-strong">
          <Icon name="play" />
        </span>
      )}
    </>
  );

interface Props {
  medium: LibraryMedium;
  sizes: string;
  note: string;
  isUnused?: boolean;
}

export const TileFace = ({ medium, sizes, note, isUnused = false }: Props) => {
  const { nameOf } = useMediumLabels();
  return (
    <>
      <span className="relative block aspect-4/3 bg-tint overflow-hidden group-aria-disabled:opacity-45">
        <MediumPicture medium={medium} sizes={sizes} />
      </span>
      <span className="grid content-start pt-2 pb-2.5 px-3 text-note wrap-anywhere">
        <bdi className="line-clamp-2">{nameOf(medium)}</bdi>
        <small className={isUnused ? 'text-danger' : 'text-ink-2'}>{note}</small>
      </span>
    </>
  );
};
