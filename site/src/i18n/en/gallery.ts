import type { gallery as arabic } from '../ar/gallery.ts';
import type { Twin } from '../shape.ts';

export const gallery = {
  title: 'Exhibition',
  description: 'Photos and videos from the seasons, fairs and field days of Sanabel Club.',
  hero: {
    eyebrow: 'The Sanabel exhibition',
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
  },
  videos: {
    title: 'Videos',
    show: 'Show the video: {{title}}',
    untitled: 'Video {{n}}',
    play: 'Play the video: {{title}}',
    duration: 'Duration {{duration}}',
    loading: 'Loading videos...',
    failed: 'error loading videos',
    empty: 'There are no videos yet.',
    unsupported: 'Your browser cannot play this video.',
    youtubeNotice: 'Playing opens the video from YouTube.',
  },
  previous: 'Previous page',
  next: 'Next page',
} satisfies Twin<typeof arabic>;
