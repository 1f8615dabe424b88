import * as z from 'zod';
import { type Call, call } from './call.ts';
import { deleted } from './door-calls.ts';
import { LIBRARY_FILE, libraryCounts, libraryInput, libraryMedium, libraryPatch, replacementInput } from './library.ts';

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
