import type { Shape } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Two-page guide',
  lead: 'The whole panel on one sheet of paper, to pin up by your desk.',
  news: 'New in the panel',
  helpWith: 'About “{{name}}”',
  enter: {
    title: 'Signing in',
    text: 'Open the site’s address followed by /admin, enter your email and password, then the code we email you. Nothing arrived? Check your spam folder, then request another code.',
  },
  problems: {
    title: 'When something goes wrong',
    text: 'What you have written is not lost: it stays as a draft, and you can continue after signing in. If publishing fails, the site stays as it was; the Publication page says why and what to do.',
  },
  ask: 'Who to ask',
  tour: {
    begin: 'Get to know the panel in ten minutes',
    notNow: 'Not now',
    step: 'First-day tour, {{number, n}} of {{total, n}}',
    back: 'Back',
    done: 'Start working',
    close: 'Close the tour permanently',
    again: 'First-day tour',
  },
} satisfies Shape<typeof ar>;
