import type { LibraryMedium } from '@sanabel/contract/library';
import { PLACES, positionOf } from '../forms/focus/places.ts';
import { Icon } from '../ui/Icon.tsx';
import { Photo } from '../ui/Photo.tsx';

const SIGNS = { picture: 'picture', video: 'film', voice: 'microphone' } as const;

/** Shows a thumbnail, a film's poster, or an icon. Decorative: the name is beside it. */
export const MediumPicture = ({ medium: { kind, picture, focus }, sizes }: { medium: LibraryMedium; sizes: string }) =>
  picture === '' ? (
    <span className="grid place-items-center size-full bg-green-800 text-green-200">
      <Icon name={SIGNS[kind]} size={40} />
    </span>
  ) : (
    <>
      <Photo className="block size-full object-cover" src={picture} sizes={sizes} position={positionOf(focus, PLACES.gallery.start)} />
      {kind === 'video' && (
        <span className="absolute top-2.5 start-2.5 grid place-items-center w-8.5 h-7.5 rounded-[4px_13px] bg-paper text-brand-strong">
          <Icon name="play" />
        </span>
      )}
    </>
  );
