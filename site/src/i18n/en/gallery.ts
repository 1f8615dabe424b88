import type { gallery as arabic, fullScreen as arabicFullScreen } from '../ar/gallery.ts';
import type { Counterpart } from '../ar/index.ts';

export const gallery = {
  title: 'Exhibition',
  description: 'Photos and videos from the seasons, fairs and field days of {{club}}.',
  hero: {
    eyebrow: 'The {{shortName}} exhibition',
    welcome: 'Welcome to the field',
    lead: 'Photos and videos from the club’s seasons, fairs and field days.',
  },
  photos: {
    title: 'Photos',
    show: 'Show the photo: {{title}}',
    untitled: 'Photo {{n}}',
    loading: 'Loading photos...',
    failed: 'error loading photos',
    empty: 'There are no photos yet.',
    whole: 'Full screen',
    share: 'Share',
    before: 'Previous photo',
    after: 'Next photo',
    fullScreen: 'Show full screen: {{title}}',
    fullScreenFailed: 'The full-screen view could not be opened. Check your connection and try again.',
  },
  videos: {
    title: 'Videos',
    show: 'Show the video: {{title}}',
    untitled: 'Video {{n}}',
    play: 'Play the video: {{title}}',
    duration: 'Duration,',
    loading: 'Loading videos...',
    failed: 'error loading videos',
    empty: 'There are no videos yet.',
    unplayable: 'This video can’t be played. Your connection may be weak, or your browser may not support the format.',
    openOutside: 'Is it not playing here? Watch it on YouTube',
    youtubeNotice: 'The video plays from YouTube.',
  },
  pictureFailed: 'This photo could not be loaded',
  previous: 'Previous page',
  next: 'Next page',
} satisfies Counterpart<typeof arabic>;

export const fullScreen = {
  label: 'Photo, full screen',
  previous: 'Previous photo',
  next: 'Next photo',
  enlarge: 'Zoom in',
  lessen: 'Zoom out',
  share: 'Share this photo',
  close: 'Close the view',
} satisfies Counterpart<typeof arabicFullScreen>;
