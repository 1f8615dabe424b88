import type { Call } from '../call.ts';
import { ENTITIES } from '../entities/index.ts';
import { crudCalls } from './crud.ts';

export const glossaryCalls: Call[] = crudCalls(
  ENTITIES.glossary,
  { read: 'editor', write: 'editor' },
  ['The terms of the club in both languages', 'One term', 'Add a term', 'Change a term', 'Delete a term for good'],
  { create: { isKeyed: true } },
);
