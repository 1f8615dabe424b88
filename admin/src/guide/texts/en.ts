import type { Shape } from '../../i18n/catalogue.ts';
import type { ar } from './ar.ts';

export const en = {
  title: 'Two-page guide',
  help: 'Here is all of the panel on two pages, which print on one sheet. Pin it up beside the desk, and write on it whom to ask.',
  lead: 'All of the panel on one sheet of paper, to be pinned up beside the desk.',
  print: 'Print',
  helpWith: 'About “{{name}}”',
  enter: {
    title: 'Signing in',
    text: 'Open the site’s address followed by /admin, type your e-mail and password, then the code that is mailed to you. None came? Look among the unwanted mails, then ask for another one.',
  },
  trouble: {
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
    edit: {
      title: 'Edit what you see',
      text: 'Press the card of any crop or article and its form opens; the dashed card at the end of each list adds a new one.',
    },
    publish: {
      title: 'Save, and it is on the site',
      text: 'What you save reaches visitors within moments, and the strip at the top says when. What is not finished can be saved as a draft.',
    },
    undo: {
      title: 'Nothing gets lost',
      text: 'After each deletion there are ten seconds to undo it, and then it stays in the trash for thirty days. So try things without fear.',
    },
    help: {
      title: 'Ask the page itself',
      text: 'The question mark at the top of each page explains it in two sentences. Begin with your account: a password of your own, and a passkey to sign in with your fingerprint.',
    },
  },
} satisfies Shape<typeof ar>;
