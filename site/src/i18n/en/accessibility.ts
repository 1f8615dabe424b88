import type { accessibility as arabic } from '../ar/accessibility.ts';
import type { Counterpart } from '../ar/index.ts';

export const accessibility = {
  title: 'Accessibility',
  heading: 'A site for everyone',
  description:
    'How we make the {{club}} site easy for everyone to use: keyboard, screen reader, zoom and contrast, what is still missing, and how to tell us.',
  lead: 'Everyone who cares about the land should be able to read this site: with tired eyes, a screen reader, no mouse, or an old phone on a slow network.',
  aim: {
    title: 'The standard we aim for',
    text: 'Our aim is WCAG 2.2 level AA on every page, in both languages. We check each type of page with an automated tool and then by hand; no independent body has audited the site yet.',
  },
  done: {
    title: 'What you will find here',
    keyboard:
      'Everything works from the keyboard, you can always see where you are, and the first link on each page takes you straight to the content.',
    screenReader: 'Headings, lists and names that a screen reader understands, and any text in another language is marked as such.',
    zoom: 'Text can be enlarged up to four times without sideways scrolling, and buttons are never smaller than 44 pixels.',
    contrast: 'Contrast is measured in both the light and the dark theme, and nothing depends on colour alone.',
    motion: 'Little movement, and none at all if your device asks for none.',
    light: 'Lightweight pages that can be read even without JavaScript.',
  },
  missing: {
    title: 'What is not there yet',
    media: 'Some videos have no captions, and some pictures only a short description.',
    form: 'Sending a job application from the site needs JavaScript; you can apply by email instead.',
    language: 'A few texts exist in one language only, and appear in that language on both pages.',
  },
  report: {
    title: 'Is something not working for you?',
    text: 'Tell us which page it was and what happened, in whichever way is easiest for you. If you need something from the site right away, we will tell you over the phone or write it out for you.',
  },
} satisfies Counterpart<typeof arabic>;
