import type { FormOf } from '@sanabel/contract/entities/entity';
import { ENTITIES, type InputOf } from '@sanabel/contract/entities/index';
import { NAME_MAX, TERM_MAX } from '@sanabel/contract/limits';
import type { Item } from '../../kit/data/resources.ts';
import type { TextInput } from '../../kit/forms/TextField.tsx';
import { textsOf } from '../../kit/forms/values.ts';

export const TERM_FORM = {
  arabic: { label: 'glossary.arabic', language: 'ar', max: TERM_MAX },
  english: { label: 'glossary.english', language: 'en', max: TERM_MAX },
  note: { label: 'glossary.note', hint: 'glossary.noteHint', max: NAME_MAX, isOptional: true },
} as const satisfies FormOf<InputOf<'glossary'>, TextInput>;

export type TermValues = Record<keyof typeof TERM_FORM, string>;

export const termValues = (term: Item<'glossary'> | null): TermValues => textsOf(TERM_FORM, term);

export const TERM_RULES = ENTITIES.glossary.input.strip();
