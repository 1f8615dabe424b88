import type { VideoTexts } from './texts.ts';
import { VideoStage } from './VideoStage.tsx';
import { Viewer, type ViewerProps } from './Viewer.tsx';

/** The video section of the gallery: files and YouTube videos. */
export default function Videos({ videoTexts, ...props }: ViewerProps<'videos'> & { videoTexts: VideoTexts }) {
  return (
    <Viewer
      {...props}
      kind="videos"
      stage={(video, caption) => <VideoStage key={video.id} video={video} locale={props.locale} texts={videoTexts} caption={caption} />}
    />
  );
}
