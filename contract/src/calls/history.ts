import * as z from 'zod';
import { type Call, call } from '../call.ts';
import { manyDone, manyInput } from '../many.ts';
import { activityEntry, FIGURES_NEED, figures, lastChange, trashEntry } from '../panel.ts';
import { searchAnswer } from '../search.ts';
import { id } from '../text.ts';
import { undoInput, undone, versionLine, wholeVersion } from '../versions.ts';
import { deleted } from './crud.ts';

export const historyCalls: Call[] = [
  call('editor', 'GET /trash', 'find', 'What was deleted in the last 30 days', { answer: z.array(trashEntry), isList: true }),
  call('editor', 'POST /trash/{id}/restore', 'restore', 'Bring an item back, with the same id', { answer: z.looseObject({ id }) }),
  call('editor', 'POST /trash/restore-many', 'restoreMany', 'Bring many items back as one: all of them, or none', {
    input: manyInput,
    answer: manyDone,
  }),
  call('owner', 'POST /trash/purge-many', 'purgeMany', 'Delete many items for good: all of them, or none', {
    input: manyInput,
    answer: manyDone,
  }),
  call('owner', 'DELETE /trash/{id}', 'purge', 'Delete an item for good', { answer: deleted }),
  call('owner', 'GET /activity', 'find', 'Who did what, newest first', { answer: z.array(activityEntry), isList: true }),
  call('editor', 'GET /activity/{list}/{id}', 'last', 'Who changed an item of the content last', { answer: lastChange }),
  call('editor', 'GET /versions/{list}/{id}', 'find', 'What an item was after each save, newest first', {
    answer: z.array(versionLine),
    isList: true,
  }),
  call('editor', 'GET /versions/{id}', 'findOne', 'One version, whole', { answer: wholeVersion }),
  call('editor', 'POST /versions/undo', 'undo', 'Put everything that one act changed back to where it was before', {
    input: undoInput,
    answer: undone,
  }),
  call('admin', 'GET /search', 'find', 'What is found in all lists that the caller may read, a few of each; or what was edited last', {
    query: { q: 'The words, each of which must occur; without any, what was edited last' },
    answer: searchAnswer,
  }),
  call('admin', 'GET /figures', 'read', 'How much there is of what, as far as the caller may read it', {
    answer: figures,
    needs: FIGURES_NEED,
  }),
];
