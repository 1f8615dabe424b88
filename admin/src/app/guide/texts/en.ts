import type { Shape } from '../../../kit/i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Two-page guide',
  lead: 'All of the panel on one sheet of paper, to be pinned up beside the desk.',
  print: 'Print',
  helpWith: 'About “{{name}}”',
  enter: {
    title: 'Signing in',
    text: 'Open the site’s address followed by /admin, type your e-mail and password, then the code that is mailed to you. None came? Look among the unwanted mails, then ask for another one.',
  },
  problems: {
    title: 'When something goes wrong',
    text: 'What you have written is not lost: it stays as a draft, and you go on after signing in. When publishing fails the site stays as it was; the page of publication says why and what to do.',
  },
  ask: 'Whom to ask',
  pages: 'The pages of the panel',
  tour: {
    step: 'First-day tour, {{number, n}} of {{total, n}}',
    next: 'Next',
    back: 'Back',
    done: 'Start working',
    close: 'Close the tour for good',
    again: 'First-day tour',
  },
} satisfies Shape<typeof ar>;
