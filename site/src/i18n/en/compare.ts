import type { compare as arabic } from '../ar/compare.ts';
import type { Counterpart } from '../ar/index.ts';

export const compare = {
  title: 'Compare two crops',
  description: 'Two crops side by side: season, growth period, sowing and harvest dates, and inputs and yield per feddan.',
  lead: 'Choose two crops and see what we know about each.',
  pick: 'Crops of the season:',
  first: 'First crop',
  second: 'Second crop',
  placeholder: 'Crop name',
  button: 'Compare',
  notStated: 'not stated',
  unknown: 'There is no crop called “{{name}}”. Choose a name from the list.',
  failed: 'We could not find one of the crops. Choose its name from the list, and check your connection.',
  noScript: 'Comparing needs a browser with JavaScript. Without it, open each crop’s page.',
} satisfies Counterpart<typeof arabic>;
