import { expect, it } from 'vitest';
import { countPlaceholders, hasForm, placeholdersOf } from './placeholders.ts';

it('the form of a text keeps its lines, labels and marks, and says nothing', () => {
  const steps = 'افحص التربة: خذ قبضة من عمق ٢٠ سم.\nاروِ فجرًا.\n\n- أولًا\n## عنوان\n3. ثالثًا: نعم';
  expect(placeholdersOf(steps)).toBe('…: …\n…\n\n- …\n## …\n3. …: …');
  expect(countPlaceholders(placeholdersOf(steps))).toBe(5);
});

it('a line is a place until all of it is written', () => {
  expect(countPlaceholders('Test the soil: …')).toBe(1);
  expect(countPlaceholders('…: a handful')).toBe(1);
  expect(countPlaceholders('Wait for it…\nThen water: a little…')).toBe(0);
  expect(countPlaceholders(undefined)).toBe(0);
});

it('one line has no form to set up', () => {
  expect([hasForm('سطر'), hasForm('سطر\n'), hasForm('سطر\nوسطر')]).toEqual([false, false, true]);
});
