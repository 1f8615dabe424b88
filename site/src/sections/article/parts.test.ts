import { articles } from '@sanabel/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

const [fixture] = articles;
if (!fixture) throw new Error('The fixtures have no article.');
const plain = {
  id: 'a',
  imageUrl: '',
  variant: '',
  bgColor: '',
  focus: '',
  voiceUrl: '',
  voiceLanguage: 'ar',
  secondaryText: '',
  arabicSecondaryText: '',
  createdAt: '',
  updatedAt: '',
} as const;
const article = { ...fixture, ...plain };

describe('the parts of an article', () => {
  it('are in the order of the specification', () => {
    expect(partsOf(article, 'ar').map(({ field }) => field)).toEqual([
      'intro',
      'issueDefinition',
      'importance',
      'practicalSteps',
      'recommendations',
    ]);
  });

  it('fall back to the other language, marked, or are left out without any text', () => {
    const parts = partsOf({ ...article, arabicIntro: '', importance: '', arabicImportance: '' }, 'ar');
    expect(parts.map(({ field, of }) => [field, of.lang]).slice(0, 2)).toEqual([
      ['intro', 'en'],
      ['issueDefinition', 'ar'],
    ]);
    expect(parts).toHaveLength(4);
  });
});
