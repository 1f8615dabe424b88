import * as z from 'zod';
import { autosave, autosaveInput, savedAutosave } from '../autosaves.ts';
import { type Call, call } from '../call.ts';
import type { FilePart } from '../entities/entity.ts';
import { ENTITIES, PAGED_NAMES } from '../entities/index.ts';
import { LIBRARY_FILE, libraryCounts, libraryInput, libraryMedium, libraryPatch, replacementInput } from '../library.ts';
import { AUTOSAVE_BODY_MAX_BYTES } from '../limits.ts';
import { presenceInput, present } from '../presence.ts';
import { preview, previewLink, previewLinkLine, previewOptions } from '../preview.ts';
import { upload } from '../uploads.ts';
import { deleted } from './crud.ts';

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

export const autosaveCalls: Call[] = [
  call('editor', 'GET /autosaves/{list}/{form}', 'find', 'Unfinished work of a form: one’s own first, then that of colleagues', {
    answer: z.array(autosave),
  }),
  call('editor', 'POST /autosaves/{list}/{form}', 'keep', 'Keep unfinished work of a form, in the place of the draft of that name', {
    input: autosaveInput,
    bodyMaxBytes: AUTOSAVE_BODY_MAX_BYTES,
    answer: savedAutosave,
  }),
  call('editor', 'DELETE /autosaves/{id}', 'drop', 'Drop unfinished work: it was saved, or is not wanted', { answer: deleted }),
  call('editor', 'GET /presence/{list}', 'find', 'The colleagues who have items of a list open', { answer: z.array(present) }),
  call('editor', 'POST /presence/{list}/{id}', 'beat', 'Say that an item is open, and hear who else has it open', {
    input: presenceInput,
    answer: z.array(present),
  }),
  call('editor', 'DELETE /presence/{tab}', 'leave', 'Say that it was closed', { answer: z.strictObject({ tab: z.string() }) }),
];

export const libraryCalls: Call[] = [
  call('editor', 'GET /library', 'find', 'Every picture, film and voice note of the content, once, and what uses it', {
    answer: z.array(libraryMedium),
    isList: true,
  }),
  call('editor', 'GET /library/counts', 'count', 'How many of them there are, by kind and by what they lack', { answer: libraryCounts }),
  call('editor', 'GET /library/{id}', 'findOne', 'One of them, with all that uses it', { answer: libraryMedium }),
  call('editor', 'POST /library', 'create', 'Put a file into the library, for later', {
    input: libraryInput,
    files: [LIBRARY_FILE],
    status: 201,
    answer: libraryMedium,
  }),
  call('editor', 'PATCH /library/{id}', 'update', 'Change what a medium says to the items that choose it', {
    input: libraryPatch,
    answer: libraryMedium,
  }),
  call('editor', 'POST /library/{id}/replacement', 'replace', 'Put another file in the place of a medium, wherever an item uses it', {
    input: replacementInput,
    files: [LIBRARY_FILE],
    status: 201,
    answer: libraryMedium,
  }),
  call('owner', 'POST /library/{id}/purge', 'purge', 'Delete a medium for good, out of earlier versions of items too', {
    answer: deleted,
  }),
  call('editor', 'DELETE /library/{id}', 'delete', 'Delete a medium that nothing uses, for good', { answer: deleted }),
];

export const uploadCalls: Call[] = [
  call('editor', 'POST /uploads', 'create', 'Begin a file that comes in pieces: tus 1.0.0, its size in Upload-Length', {
    status: 201,
    answer: upload,
  }),
  call('editor', 'GET /uploads/{id}', 'read', 'How much of a file is here; HEAD says it in the headers of tus', { answer: upload }),
  call('editor', 'PATCH /uploads/{id}', 'append', 'The next piece of a file: tus 1.0.0, its place in Upload-Offset', {
    status: 204,
    answer: z.undefined(),
  }),
  call('editor', 'DELETE /uploads/{id}', 'delete', 'Give a file up that is not used yet', { status: 204, answer: z.undefined() }),
];
