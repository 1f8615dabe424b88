import type { LibraryMedium } from '@sanabel/contract/library';
import { PLACES, positionOf } from '../forms/focus/places.ts';
import { Icon } from '../ui/Icon.tsx';
import { Photo } from '../ui/Photo.tsx';

const SIGNS = { picture: 'picture', video: 'film', voice: 'microphone' } as const;

/** Shows a thumbnail, a film's poster, or an icon. Decorative: the name is beside it. */
export const MediumPicture = ({ medium: { kind, picture, focus }, sizes }: { medium: LibraryMedium; sizes: string }) =>
  picture === '' ? (
    <span className={`medium-drawing ${kind}`}>
      <Icon name={SIGNS[kind]} size={40} />
    </span>
  ) : (
    <>
      <Photo src={picture} sizes={sizes} position={positionOf(focus, PLACES.gallery.start)} />
      {kind === 'video' && (
        <span className="medium-sign">
          <Icon name="play" />
        </span>
      )}
    </>
  );
