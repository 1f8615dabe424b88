import type { compare as arabic } from '../ar/compare.ts';
import type { Counterpart } from '../ar/index.ts';

export const compare = {
  title: 'Compare two crops',
  description: 'Two crops side by side: season, growth, dates of sowing and harvest, and what a feddan takes and gives.',
  lead: 'Type two names, and see what is known of each.',
  first: 'First crop',
  second: 'Second crop',
  placeholder: 'Name of the crop',
  button: 'Compare',
  failed: 'One of the crops was not found. Choose its name from the list, and check your connection.',
  noScript: 'Comparing needs a browser with JavaScript. Without it, open the page of each crop.',
} satisfies Counterpart<typeof arabic>;
