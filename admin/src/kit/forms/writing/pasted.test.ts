import { expect, it } from 'vitest';
import { pastedText } from './pasted.ts';

it.each([
  ['points become a list', '·\tازرع مبكرًا\n•  اسقِ بعد أسبوع', '- ازرع مبكرًا\n- اسقِ بعد أسبوع'],
  ['a dash before a tab is a point, one in a sentence is not', '-\tأول\nالقمح - والشعير', '- أول\nالقمح - والشعير'],
  ['spaces become one', 'ماء \u00A0 كثير\tهنا  ', 'ماء كثير هنا'],
  ['marks of direction go, letters stay', '\u200Fعام \u202B2026\u202C نمی\u200Cخواهم', 'عام 2026 نمی\u200Cخواهم'],
  ['lines and blank lines stay', 'أول\r\n\r\nثانٍ', 'أول\n\nثانٍ'],
])('pasted text: %s', (_, pasted, clean) => expect(pastedText(pasted, true)).toBe(clean));

it('where every line is a point already, points go', () => {
  expect(pastedText('·\tازرع', false)).toBe('ازرع');
});
