import * as z from 'zod';
import { linkSent } from './auth.ts';
import { autosave, autosaveInput, keptAutosave } from './autosaves.ts';
import { backupDownload, backupDownloadInput, backups } from './backup.ts';
import { type Call, call, mayMake } from './call.ts';
import { content, contentChanges } from './content.ts';
import { accountCalls, deleted, invitationCalls, signInCalls } from './door-calls.ts';
import { admin, adminInput, adminPatch } from './entities/admin.ts';
import {
  background,
  backgroundInput,
  backgroundPatch,
  backgroundSections,
  backgroundSelection,
  backgrounds,
  sectionEntry,
} from './entities/background.ts';
import { contact, contactPatch } from './entities/contact.ts';
import { term, termInput, termPatch } from './entities/glossary-term.ts';
import { ENTITIES } from './entities/index.ts';
import { jobFollower, jobRequest, jobRequestInput, jobRequestPatch, sentJobRequest } from './entities/job-request.ts';
import { jobNote, jobNoteInput } from './job-notes.ts';
import { libraryCalls } from './library-calls.ts';
import { AUTOSAVE_BODY_MAX_BYTES, POLICY_REPORT_MAX_BYTES } from './limits.ts';
import { listCalls } from './list-calls.ts';
import { manyDone, manyInput } from './many.ts';
import { missedSearches, missedSearchInput } from './missed-searches.ts';
import { activityEntry, FIGURES_NEED, figures, lastChange, trashEntry } from './panel.ts';
import { POLICY_REPORT_TYPE, policyReport } from './policy-report.ts';
import { presenceInput, present } from './presence.ts';
import { previewCalls } from './preview-calls.ts';
import { publication, publicationReleases, rollbackInput } from './publication.ts';
import { searchAnswer } from './search.ts';
import { sheetCalls } from './sheet-calls.ts';
import { siteHealth } from './site-health.ts';
import { id } from './text.ts';
import { upload } from './uploads.ts';
import { useful, usefulInput } from './useful.ts';
import { undoInput, undone, versionLine, wholeVersion, withVersion } from './versions.ts';

const places: Call[] = [
  call('open', 'GET /media', 'find', 'The contact record', { answer: contact }),
  call('editor', 'PATCH /media', 'update', 'Change the contact record', { input: withVersion(contactPatch), answer: contact }),
  call('open', 'GET /backgrounds', 'find', 'All backgrounds by section, and the selected ones', { answer: backgrounds }),
  call('editor', 'POST /backgrounds/add', 'create', 'Add a background', {
    input: backgroundInput,
    isKeyed: true,
    files: ENTITIES.backgrounds.files,
    status: 201,
    answer: background,
  }),
  call('editor', 'POST /backgrounds/select', 'select', "Choose a section's background", {
    input: backgroundSelection,
    answer: backgroundSelection,
  }),
  call('open', 'POST /backgrounds/get-backgrounds-by-sections', 'findBySections', 'The selected backgrounds of some sections', {
    input: backgroundSections,
    answer: z.strictObject({ data: z.array(sectionEntry) }),
  }),
  call('editor', 'PATCH /backgrounds/{id}', 'update', 'Change the point that the crops of a background keep in sight', {
    input: backgroundPatch,
    answer: background,
  }),
  call('editor', 'DELETE /backgrounds/{id}', 'delete', 'Move a background to the trash', { answer: deleted }),
];

const people: Call[] = [
  call('owner', 'GET /admins', 'find', 'All admins', { answer: z.array(admin), isList: true }),
  call('owner', 'GET /admins/{id}', 'findOne', 'One admin', { answer: admin, orForOneself: true }),
  call('owner', 'POST /admins', 'create', 'Add an admin', {
    input: adminInput,
    files: ENTITIES.admins.files,
    status: 201,
    answer: admin.extend({ status: z.literal('success') }),
  }),
  call('owner', 'PATCH /admins/{id}', 'update', 'Change an admin', {
    input: adminPatch,
    files: ENTITIES.admins.files,
    answer: admin,
    orForOneself: true,
  }),
  call('owner', 'DELETE /admins/{id}', 'delete', 'Delete an admin for good', { answer: deleted }),
  call('owner', 'POST /admins/{id}/password-link', 'sendPasswordLink', 'Mail an admin a link with which they choose a new password', {
    answer: linkSent,
  }),
  call('recruiter', 'GET /job-requests', 'find', 'All job applications', { answer: z.array(jobRequest), isList: true }),
  call('recruiter', 'GET /job-requests/{id}', 'findOne', 'One job application', { answer: jobRequest }),
  call('open', 'POST /job-requests', 'create', 'Apply for a job', {
    input: jobRequestInput,
    isKeyed: true,
    status: 201,
    answer: sentJobRequest,
  }),
  call('recruiter', 'PATCH /job-requests/{id}', 'update', 'Say where a job application stands, and who follows it up', {
    input: jobRequestPatch,
    answer: jobRequest,
  }),
  call('recruiter', 'DELETE /job-requests/{id}', 'delete', 'Delete a job application for good', { answer: deleted }),
  call('recruiter', 'GET /job-requests/{id}/notes', 'findNotes', 'What staff noted about an application, oldest first', {
    answer: z.array(jobNote),
  }),
  call('recruiter', 'POST /job-requests/{id}/notes', 'addNote', 'Note something about an application, for the others', {
    input: jobNoteInput,
    isKeyed: true,
    status: 201,
    answer: jobNote,
  }),
  call('recruiter', 'PATCH /job-requests/{id}/notes/{noteId}', 'changeNote', "Mend a note of one's own", {
    input: jobNoteInput,
    answer: jobNote,
  }),
  call('recruiter', 'DELETE /job-requests/{id}/notes/{noteId}', 'deleteNote', 'Take a note of one’s own back', { answer: deleted }),
  call('recruiter', 'GET /job-followers', 'findFollowers', 'The admins who can follow applications up, by name alone', {
    answer: z.array(jobFollower),
  }),
];

const glossary: Call[] = [
  call('editor', 'GET /glossary', 'find', 'The terms of the club in both languages', { answer: z.array(term), isList: true }),
  call('editor', 'GET /glossary/{id}', 'findOne', 'One term', { answer: term }),
  call('editor', 'POST /glossary', 'create', 'Add a term', { input: termInput, isKeyed: true, status: 201, answer: term }),
  call('editor', 'PATCH /glossary/{id}', 'update', 'Change a term', { input: termPatch, answer: term }),
  call('editor', 'DELETE /glossary/{id}', 'delete', 'Delete a term for good', { answer: deleted }),
];

const history: Call[] = [
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

const operation: Call[] = [
  call('editor', 'GET /publication', 'read', 'Where the last edits stand on their way to the public site', { answer: publication }),
  call('editor', 'POST /publication', 'publish', 'Publish now', { status: 202, answer: publication }),
  call('editor', 'GET /publication/releases', 'releases', 'The releases of the site that are kept, to go back to', {
    answer: publicationReleases,
  }),
  call('owner', 'POST /publication/rollback', 'rollback', 'Go back to a release, and publish nothing until somebody asks for it', {
    status: 202,
    input: rollbackInput,
    answer: publication,
  }),
  call('token', 'GET /content', 'read', "Everything public in one consistent read, for the site's build", {
    query: { since: 'A revision that was read before: the answer is what has changed since, or 409 where that is not known' },
    answer: z.union([content, contentChanges]),
  }),
  call('open', 'GET /health', 'read', 'Whether database and disk are usable', {
    answer: z.strictObject({ status: z.literal('ok') }),
  }),
  call('open', 'POST /policy-reports', 'create', 'What the security policy of the panel refused, as a browser tells it', {
    input: policyReport,
    bodyType: POLICY_REPORT_TYPE,
    bodyMaxBytes: POLICY_REPORT_MAX_BYTES,
    answer: z.strictObject({ status: z.literal('success') }),
  }),
  call(
    'open',
    'POST /missed-searches',
    'create',
    'What a visitor searched the site for in vain: counted, without anything of the visitor',
    {
      input: missedSearchInput,
      answer: z.strictObject({ status: z.literal('success') }),
    },
  ),
  call('editor', 'GET /missed-searches', 'find', 'What visitors searched for in vain, the most frequent first', {
    answer: missedSearches,
  }),
  call('open', 'POST /useful', 'create', 'Whether a page was useful, or that it was read: counted, without anything of the visitor', {
    input: usefulInput,
    answer: z.strictObject({ status: z.literal('success') }),
  }),
  call('editor', 'GET /useful', 'find', 'What visitors found useful in the last months, and what nobody opens', { answer: useful }),
  call('open', 'GET /openapi.json', 'read', 'This document', { answer: z.looseObject({ openapi: z.string() }) }),
  call('open', 'GET /docs', 'page', 'This document as a page to read', { answer: z.string(), type: 'text/html' }),
  call('token', 'GET /metrics', 'read', "The server's figures in Prometheus' text format; 404 where none are wanted", {
    answer: z.string(),
    type: 'text/plain',
  }),
];

const weeklyMailCalls: Call[] = [
  call('open', 'GET /weekly-mail/{token}', 'ask', 'A page with one button, which turns the weekly mail off', {
    answer: z.string(),
    type: 'text/html',
  }),
  call('open', 'POST /weekly-mail/{token}', 'end', 'Turn the weekly mail off, by a person’s press or a mail program’s (RFC 8058)', {
    answer: z.string(),
    type: 'text/html',
  }),
];

/** Creating a backup answers at once and runs in the background; the list shows its progress. */
const backupCalls: Call[] = [
  call('owner', 'GET /backups', 'read', 'The backups that are kept, what is under way, and whether they could be restored', {
    answer: backups,
  }),
  call('owner', 'POST /backups', 'make', 'Make a backup now', { status: 202, answer: backups }),
  call('owner', 'POST /backups/stop', 'stop', 'Stop the backup, or the try of one, that is under way', { status: 202, answer: backups }),
  call('owner', 'POST /backups/try', 'try', 'Unpack the newest backup elsewhere, and read and count what is in it', {
    status: 202,
    answer: backups,
  }),
  call('owner', 'POST /backups/{id}/download', 'lock', 'An address that gives one backup, locked with words of one’s own', {
    input: backupDownloadInput,
    status: 201,
    answer: backupDownload,
  }),
  call('open', 'GET /backups/files/{token}', 'file', 'A locked backup, for whoever has its address, for some minutes', {
    answer: z.string(),
    type: 'application/octet-stream',
  }),
];

const healthCalls: Call[] = [
  call('owner', 'GET /site-health', 'read', 'How mail, disk, publication and backups are', { answer: siteHealth }),
  call('owner', 'POST /site-health', 'check', 'Look at all of them now', { answer: siteHealth }),
  call('owner', 'POST /site-health/mail', 'mail', 'Mail oneself a word, and say how mail is then', { answer: siteHealth }),
];

const desks: Call[] = [
  call('editor', 'GET /autosaves/{list}/{form}', 'find', 'Unfinished work of a form: one’s own first, then that of colleagues', {
    answer: z.array(autosave),
  }),
  call('editor', 'POST /autosaves/{list}/{form}', 'keep', 'Keep unfinished work of a form, in the place of the draft of that name', {
    input: autosaveInput,
    bodyMaxBytes: AUTOSAVE_BODY_MAX_BYTES,
    answer: keptAutosave,
  }),
  call('editor', 'DELETE /autosaves/{id}', 'drop', 'Drop unfinished work: it was saved, or is not wanted', { answer: deleted }),
  call('editor', 'GET /presence/{list}', 'find', 'The colleagues who have items of a list open', { answer: z.array(present) }),
  call('editor', 'POST /presence/{list}/{id}', 'beat', 'Say that an item is open, and hear who else has it open', {
    input: presenceInput,
    answer: z.array(present),
  }),
  call('editor', 'DELETE /presence/{tab}', 'leave', 'Say that it was closed', { answer: z.strictObject({ tab: z.string() }) }),
];

const uploads: Call[] = [
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

/** Every call that exists; anything else is 404. */
export const CALLS: readonly Call[] = [
  ...signInCalls,
  ...accountCalls,
  ...invitationCalls,
  ...listCalls,
  ...sheetCalls,
  ...places,
  ...people,
  ...glossary,
  ...history,
  ...previewCalls,
  ...backupCalls,
  ...desks,
  ...healthCalls,
  ...uploads,
  ...weeklyMailCalls,
  ...libraryCalls,
  ...operation,
];

/** Returns false for unknown routes. */
export const mayRoleMake = (role: string, route: string): boolean => {
  const named = CALLS.find(({ method, path }) => `${method} ${path}` === route);
  return named !== undefined && mayMake(named, { id: '', adminRole: role });
};
