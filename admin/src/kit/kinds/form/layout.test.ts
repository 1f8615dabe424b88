import type { KindFields } from '@sanabel/contract/kinds/fields';
import { describe, expect, it } from 'vitest';
import { layoutOf, namesIn } from './layout.ts';

const label = { ar: 'خانة', en: 'Field' };
const text = { type: 'text', language: 'both', max: 60, label } as const;
const image = { type: 'image', isOptional: true, label } as const;

const FIELDS: KindFields = {
  title: text,
  steps: { ...text, lines: { min: 2, max: 5 } },
  level: { type: 'choice', choices: { low: label, high: label }, label },
  from: { type: 'time', label },
  until: { type: 'time', after: 'from', label },
  source: text,
  photo: { ...image, hasDetails: true },
  secondPhoto: image,
  secondCaption: text,
  thirdPhoto: image,
  remark: { ...text, language: 'any' },
};

describe('the inputs of a declared kind', () => {
  const { texts, shared } = layoutOf({ fields: FIELDS, validity: { from: 'from', until: 'until' } });

  it('begin with the texts in both languages, Arabic and English side by side', () => {
    expect(texts.map(namesIn)).toEqual([
      ['arabicTitle', 'title'],
      ['arabicSteps', 'steps'],
    ]);
  });

  it('continue in the order of declaration, with both times in one row', () => {
    expect(shared.map(({ kind }) => kind)).toEqual(['single', 'period', 'pair', 'pictures', 'single']);
  });

  it('give each picture the text behind it as its caption', () => {
    const pictures = shared.find(({ kind }) => kind === 'pictures');
    expect(pictures && namesIn(pictures)).toEqual([
      'photo',
      'arabicPictureAlt',
      'pictureAlt',
      'secondPhoto',
      'arabicSecondCaption',
      'secondCaption',
      'thirdPhoto',
    ]);
  });
});
