import type { calendar as arabic } from '../ar/calendar.ts';
import type { Counterpart } from '../ar/index.ts';

export const calendar = {
  add: 'Add to calendar',
  name: '{{name}}: dates',
  sowing: { opens: '{{name}}: sowing begins', closes: '{{name}}: last day of sowing' },
  harvest: { opens: '{{name}}: harvest begins', closes: '{{name}}: last day of harvest' },
  inRegion: '{{title}}, {{places}}',
  between: ', ',
  colon: ': ',
} satisfies Counterpart<typeof arabic>;
