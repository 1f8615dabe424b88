import { PhotoStage } from './PhotoStage.tsx';
import type { FullTexts } from './texts.ts';
import { Viewer, type ViewerProps } from './Viewer.tsx';

/** The photo section of the gallery. */
export default function Photos({ fullTexts, ...props }: ViewerProps<'photos'> & { fullTexts: FullTexts }) {
  const { locale, texts } = props;
  return (
    <Viewer
      {...props}
      kind="photos"
      stage={(photo, caption, looking) => (
        <PhotoStage photo={photo} locale={locale} texts={{ ...texts, full: fullTexts }} caption={caption} {...looking} />
      )}
    />
  );
}
