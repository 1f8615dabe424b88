import type { calendar as arabic } from '../ar/calendar.ts';
import type { Counterpart } from '../ar/index.ts';

export const calendar = {
  add: 'To your calendar',
  name: '{{name}}: dates',
  sowing: '{{name}}: sowing',
  harvest: '{{name}}: harvest',
  inRegion: '{{title}}, {{places}}',
  between: ', ',
} satisfies Counterpart<typeof arabic>;
