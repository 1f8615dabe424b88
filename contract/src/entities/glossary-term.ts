import * as z from 'zod';
import { glossary } from '../kinds/other.ts';
import { NAME_MAX, TERM_MAX } from '../limits.ts';
import { text } from '../text.ts';
import { entity, item } from './entity.ts';

export const termInput = z.strictObject({
  arabic: text({ max: TERM_MAX }),
  english: text({ max: TERM_MAX }),
  note: text({ max: NAME_MAX, isOptional: true }).optional(),
});

export const termPatch = termInput.partial();

export const term = item({ arabic: z.string(), english: z.string(), note: z.string() });

export const glossaryEntity = entity(
  { item: term, input: termInput, patch: termPatch },
  {
    ...glossary,
    files: [],
    search: ['arabic', 'english', 'note'],
    sortable: ['arabic', 'english'],
    titles: ['english', 'arabic'],
    fallback: { note: '' },
  },
);

export type TermInput = z.infer<typeof termInput>;
export type TermPatch = z.infer<typeof termPatch>;
export type Term = z.infer<typeof term>;
