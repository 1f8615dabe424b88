import type { accessibility as arabic } from '../ar/accessibility.ts';
import type { Twin } from '../ar/index.ts';

export const accessibility = {
  title: 'Accessibility',
  heading: 'A site for everyone',
  description:
    'What the {{club}} site does so that everyone can use it: keyboard, screen reader, zoom and contrast; what is still missing, and how to tell us.',
  lead: 'Everyone who cares about the land should be able to read this site: with tired eyes, a screen reader, no mouse, or an old phone on a slow network.',
  aim: {
    title: 'What we measure by',
    text: 'Our aim is level AA of WCAG 2.2 on every page, in both languages. We check each kind of page with an automatic tool and then by hand; no independent body has audited it yet.',
  },
  done: {
    title: 'What you find here',
    keyboard: 'Everything works from the keyboard, where you are is always visible, and the first link of each page skips to its content.',
    screenReader: 'Headings, lists and names that a screen reader understands, and every text in another language marked as such.',
    zoom: 'Text grows up to four times without sideways scrolling, and buttons are never smaller than 44 pixels.',
    contrast: 'Contrast measured in the light and the dark theme; nothing is said by colour alone.',
    motion: 'Little movement, and none at all if your device asks for none.',
    light: 'Light pages, which can be read even without JavaScript.',
  },
  missing: {
    title: 'What is not there yet',
    media: 'Some videos have no captions, and some pictures only a short description.',
    form: 'Sending a job application from the site needs JavaScript; you can write a mail instead.',
    language: 'A few texts exist in one language only, and appear in it on both pages.',
  },
  tell: {
    title: 'Something does not work for you?',
    text: 'Tell us the page and what happened, in whichever way is easy for you. If you need something from the site at once, we will read it to you or write it out for you.',
  },
} satisfies Twin<typeof arabic>;
