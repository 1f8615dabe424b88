import { Frame } from './Frame.tsx';
import { Viewer, type ViewerProps } from './Viewer.tsx';

const STAGE_SIZES = '(width <= 820px) 100vw, 1296px';

/** The photo section of the gallery. */
export default function Photos(props: ViewerProps<'photos'>) {
  return (
    <Viewer
      {...props}
      kind="photos"
      stage={(photo, caption) => (
        <figure className="stage">
          <Frame key={photo.id} picture={photo.picture} alt={photo.title.text} sizes={STAGE_SIZES} />
          {caption}
        </figure>
      )}
    />
  );
}
