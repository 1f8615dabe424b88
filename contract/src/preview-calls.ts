import * as z from 'zod';
import { type Call, call } from './call.ts';
import { deleted } from './door-calls.ts';
import type { FilePart } from './entities/entity.ts';
import { ENTITIES, PAGED_NAMES } from './entities/index.ts';
import { preview, previewLink, previewLinkLine, previewOptions } from './preview.ts';

/** Fields as typed, valid or not. */
const unsaved = z.looseObject(previewOptions);
const pictures: readonly FilePart[] = PAGED_NAMES.flatMap((name): readonly FilePart[] => ENTITIES[name].files)
  .filter(({ rule }) => rule.kind === 'image')
  .map((part) => ({ ...part, isRequired: false }));
/** Lists share part names, so each is listed once. */
const unsavedFiles = [...new Map(pictures.map((part) => [part.field, part])).values()];

export const previewCalls: Call[] = [
  call('editor', 'POST /previews/{list}', 'make', 'The page of an unsaved item, for an hour', {
    input: unsaved,
    files: unsavedFiles,
    status: 201,
    answer: preview,
  }),
  call('editor', 'POST /previews/{list}/links', 'share', 'The same in both languages, for a colleague and a day', {
    input: unsaved,
    files: unsavedFiles,
    status: 201,
    answer: previewLink,
  }),
  call('owner', 'GET /previews', 'findLinks', 'The links that still open, of all admins, newest first', {
    answer: z.array(previewLinkLine),
  }),
  call('editor', 'GET /previews/{id}', 'readLink', 'How often a link of one’s own was opened', {
    answer: previewLink.omit({ address: true }),
  }),
  call('editor', 'DELETE /previews/{id}', 'revoke', 'Take a link of one’s own back; an owner any', { answer: deleted }),
  call('open', 'GET /p/{token}', 'open', 'The page of a preview, for whoever has its address', {
    query: { locale: 'ar or en' },
    answer: z.string(),
    type: 'text/html',
  }),
];
