import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { columnsIn, columnsOf } from './columns.ts';
import { ENTITIES } from './entities/index.ts';
import { SEASONS } from './enumerations.ts';
import { link, optionalWholeNumber, wholeNumber } from './fields.ts';
import { SPREADSHEET_NAMES } from './kinds/index.ts';
import { choice, orNull, text } from './text.ts';

const NOT_TYPED = /^(?:focus|sheet|voiceLanguage|variant|bgColor|.*Url)$/;

describe('the columns of a spreadsheet', () => {
  it.each(SPREADSHEET_NAMES)('hold every field of %s that can be typed', (name) => {
    const fields = Object.keys(ENTITIES[name].input.shape).filter((field) => !NOT_TYPED.test(field));
    expect(columnsOf(name).map((column) => column.name)).toEqual(fields);
  });

  it('know texts, numbers and choices, required, left out or null', () => {
    const note = text({ max: 9, isOptional: true });
    const fields = {
      ...{ name: text({ max: 9 }), note, noteLater: note.optional(), site: link, siteOrNull: orNull(link).optional() },
      ...{ months: wholeNumber(1, 9), monthsLater: wholeNumber(1, 9).optional(), year: optionalWholeNumber(1, 9) },
      ...{ yearLater: optionalWholeNumber(1, 9).optional(), season: choice(SEASONS), seasonOrNull: choice(SEASONS).nullable().optional() },
    };
    expect(columnsIn(z.strictObject(fields)).map(({ name, kind, isRequired }) => `${name} ${kind} ${isRequired}`)).toEqual([
      ...['name text true', 'note text false', 'noteLater text false', 'site text true', 'siteOrNull text false'],
      ...['months number true', 'monthsLater number false', 'year number false', 'yearLater number false'],
      ...['season choice true', 'seasonOrNull choice false'],
    ]);
  });

  it('are refused for a field of another kind, instead of leaving it out', () => {
    expect(() => columnsIn(z.strictObject({ isOld: z.boolean() }))).toThrow('isOld');
    expect(() => columnsIn(z.strictObject({ place: z.strictObject({}) }))).toThrow('place');
  });
});
