import type { errors as arabic } from '../ar/errors.ts';
import type { Twin } from '../ar/index.ts';

export const errors = {
  notFound: {
    title: 'Page not found',
    heading: 'This page did not sprout',
    text: 'The page was not found: the link is old or has a slip in it. The whole field lies open from the home page.',
    home: 'Back to the home page',
  },
  failed: {
    title: 'Something went wrong',
    heading: 'Something broke on our side',
    text: 'The fault is the site’s, not yours. Wait a minute and try again, or begin at the home page.',
  },
} satisfies Twin<typeof arabic>;
