import type { errors as arabic } from '../ar/errors.ts';
import type { Counterpart } from '../ar/index.ts';

export const errors = {
  notFound: {
    title: 'Page not found',
    heading: 'We could not find this page',
    text: 'The page was not found. The link may be old or mistyped. You can find everything from the home page.',
    home: 'Back to the home page',
  },
  shortLink: {
    title: 'Short link',
    heading: 'We could not find this link',
    text: 'Check the letters and digits against the printed page, or search for the crop or the topic by name.',
  },
  island: {
    text: 'This part of the page has stopped working. Reload the page and try again.',
    reload: 'Reload the page',
  },
  failed: {
    title: 'Something went wrong',
    heading: 'Something went wrong on our side',
    text: 'The problem is on our side, not yours. Wait a minute and try again, or go to the home page.',
  },
} satisfies Counterpart<typeof arabic>;
