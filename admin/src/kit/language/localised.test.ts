import '../../../test/page.ts';
import { describe, expect, it } from 'vitest';
import { localised } from './localised.tsx';

describe('a text and its Arabic counterpart', () => {
  it('is shown in the reader’s language', () => {
    expect(localised('Wheat', 'قمح', 'ar')).toEqual({ text: 'قمح', lang: 'ar' });
    expect(localised('Wheat', 'قمح', 'en')).toEqual({ text: 'Wheat', lang: 'en' });
  });

  it('is shown in the other one where it is missing, and says so', () => {
    expect(localised('Wheat', '', 'ar')).toEqual({ text: 'Wheat', lang: 'en' });
    expect(localised('', 'قمح', 'en')).toEqual({ text: 'قمح', lang: 'ar' });
    expect(localised('', '', 'ar')).toEqual({ text: '', lang: 'ar' });
  });
});
