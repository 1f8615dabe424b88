import * as z from 'zod';
import type { FieldCode } from '../errors.ts';
import { valuesIn } from '../kinds/fields.ts';
import { id, text } from '../text.ts';
import { isQuarter } from './timing.ts';

interface Presence {
  isOptional: boolean;
}

const TIME_MAX = '2026-01-01T00:00:00.000Z'.length;
const ID_MAX = 40;

const fail = (code: FieldCode) => ({ error: code });

/** A UTC timestamp on a quarter of an hour. */
export const quarterHour = ({ isOptional }: Presence) =>
  text({ max: TIME_MAX, isOptional })
    .refine((value) => value === '' || isQuarter(value), fail('invalid_time'))
    .overwrite((value) => (isQuarter(value) ? new Date(value).toISOString() : value))
    .meta({ format: 'date-time', description: 'in UTC, on a quarter of an hour' });

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = ({ isOptional }: Presence) =>
  text({ max: 'YYYY-MM-DD'.length, isOptional })
    .refine((value) => value === '' || z.iso.date().safeParse(value).success, fail('invalid_time'))
    .meta({ format: 'date' });

/** Writes each value once, without spaces. */
const list = ({ max, isOptional, isKnown, code }: Presence & { max: number; isKnown: (value: string) => boolean; code: FieldCode }) =>
  text({ max, isOptional })
    .overwrite((value) => [...new Set(valuesIn(value.replaceAll(/\s/g, '')))].join(','))
    .refine((value) => valuesIn(value).every(isKnown), fail(code));

export const choiceList = ({ values, isOptional }: Presence & { values: readonly string[] }) =>
  list({ max: values.join(', ').length, isOptional, isKnown: (value) => values.includes(value), code: 'invalid_choice' }).meta({
    description: `one or several of ${values.join(', ')}, with commas between`,
  });

export const referenceList = ({ max, isOptional }: Presence & { max: number }) =>
  list({ max: max * (ID_MAX + 1), isOptional, isKnown: (value) => id.safeParse(value).success, code: 'invalid_id' })
    .superRefine((value, context) => {
      if (valuesIn(value).length > max) context.addIssue({ code: 'custom', message: 'too_many' satisfies FieldCode, params: { max } });
    })
    .meta({ description: `ids of up to ${max} items, with commas between` });

/** One point on each line. A blank line means the one in the other language (`linePairs`). */
export const lineList = ({ max, lines, isOptional }: Presence & { max: number; lines: { min: number; max: number } }) =>
  text({ max: (max + 1) * lines.max, isMultiline: 'lines', isOptional })
    .superRefine((value, context) => {
      if (value === '') return;
      const points = value.split('\n');
      if (points.filter(Boolean).length < lines.min || points.length > lines.max)
        context.addIssue({ code: 'custom', message: 'lines_count' satisfies FieldCode, params: lines });
      if (points.some((point) => [...point].length > max))
        context.addIssue({ code: 'custom', message: 'line_too_long' satisfies FieldCode, params: { max } });
    })
    .meta({ description: `${lines.min} to ${lines.max} lines, each of at most ${max} characters` });
