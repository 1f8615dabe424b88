import * as z from 'zod';
import {
  loginInput,
  otpSent,
  REGISTRATION_FILES,
  registerInput,
  resendOtpInput,
  signedIn,
  verifyAccountInput,
  verifyLoginInput,
} from './auth.ts';
import { type Call, call } from './call.ts';
import { content, contentChanges } from './content.ts';
import { admin, adminInput, adminPatch } from './entities/admin.ts';
import { background, backgroundInput, backgroundSections, backgroundSelection, backgrounds, sectionEntry } from './entities/background.ts';
import { contact, contactPatch } from './entities/contact.ts';
import { changeableFilesOf, type Entity, type FilePart } from './entities/entity.ts';
import { ENTITIES, ORDERED_NAMES, type OrderedName, TIMED_NAMES } from './entities/index.ts';
import { jobRequest, jobRequestInput } from './entities/job-request.ts';
import { editedItem, timedInputs } from './entities/timing.ts';
import { orderInput } from './lists.ts';
import { activityEntry, figures, publication, trashEntry } from './panel.ts';
import { preview, previewLink, previewOptions } from './preview.ts';
import { id } from './text.ts';

const deleted = z.strictObject({ id });
const success = z.strictObject({ status: z.literal('success') });

const signIn: Call[] = [
  call('open', 'POST /auth/login', 'login', 'Step one of signing in: a code is mailed', { input: loginInput, answer: otpSent }),
  call('open', 'POST /auth/verify-login', 'verifyLogin', 'Step two: the mailed code gives a token', {
    input: verifyLoginInput,
    answer: signedIn,
  }),
  call('open', 'POST /auth/resend-otp', 'resendOtp', 'Another code', { input: resendOtpInput, answer: otpSent }),
  call('open', 'POST /auth/register', 'register', 'Register an invited address', {
    input: registerInput,
    files: REGISTRATION_FILES,
    answer: otpSent,
  }),
  call('open', 'POST /auth/verify-account', 'verifyAccount', 'Activate a registered account', {
    input: verifyAccountInput,
    answer: success,
  }),
  call('admin', 'POST /auth/logout', 'logout', 'Sign out: the token is dead at once', { answer: success }),
  call('admin', 'GET /auth/me', 'me', 'Who is signed in', { answer: admin }),
];

/** Visitors get items that are shown; an editor gets all, with what is said of their time. */
const read = ({ item, ...entity }: Entity): z.ZodType => z.union([item, editedItem({ item, ...entity })]);

/** A finished item, or a draft. */
const created = (entity: Entity): z.ZodType => {
  const { create, createDraft } = timedInputs(entity);
  return z.union([create, createDraft].flatMap((schema) => (schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : [schema])));
};

const changed = (entity: Entity): z.ZodType => {
  const { change, changeDraft } = timedInputs(entity);
  return z.union([change, changeDraft]);
};

/** The calls of every list that editors order. */
const listCalls = (entity: Entity): Call[] => {
  const { name, files } = entity;
  const edited = editedItem(entity);
  return [
    call('open', `GET /${name}`, 'find', `All ${name}`, { answer: z.array(read(entity)), isList: true }),
    call('open', `GET /${name}/{id}`, 'findOne', `One of the ${name}`, { answer: read(entity) }),
    call('admin', `POST /${name}`, 'create', `Add to the ${name}`, {
      input: created(entity),
      files,
      status: 201,
      // Adding to the gallery differs from all other lists: the item comes in an envelope.
      answer: name === 'gallery' ? z.strictObject({ galleryItem: edited }) : edited,
    }),
    call('admin', `PATCH /${name}/{id}`, 'update', `Change one of the ${name}`, {
      input: changed(entity),
      files: changeableFilesOf(entity),
      answer: edited,
    }),
    call('admin', `DELETE /${name}/{id}`, 'delete', `Move one of the ${name} to the trash`, { answer: deleted }),
    call('admin', `POST /${name}/order`, 'order', `Order the ${name}`, {
      input: orderInput,
      answer: z.strictObject({ ids: z.array(id) }),
    }),
  ];
};

/** The calls that one list has beside those of all. */
const OWN_CALLS: Partial<Record<OrderedName, Call>> = {
  articles: call('open', 'GET /articles/subtype/{subtype}', 'findBySubtype', 'All awareness or all climate articles', {
    answer: z.array(read(ENTITIES.articles)),
    isList: true,
  }),
  members: call('admin', 'POST /members/add', 'create', 'Add to the members', {
    input: created(ENTITIES.members),
    files: ENTITIES.members.files,
    status: 201,
    answer: editedItem(ENTITIES.members),
  }),
};

const lists = ORDERED_NAMES.flatMap((name): Call[] => [...(OWN_CALLS[name] ? [OWN_CALLS[name]] : []), ...listCalls(ENTITIES[name])]);

const places: Call[] = [
  call('open', 'GET /media', 'find', 'The contact record', { answer: contact }),
  call('admin', 'PATCH /media', 'update', 'Change the contact record', { input: contactPatch, answer: contact }),
  call('open', 'GET /backgrounds', 'find', 'All backgrounds by section, and the selected ones', { answer: backgrounds }),
  call('admin', 'POST /backgrounds/add', 'create', 'Add a background', {
    input: backgroundInput,
    files: ENTITIES.backgrounds.files,
    status: 201,
    answer: background,
  }),
  call('admin', 'POST /backgrounds/select', 'select', "Choose a section's background", {
    input: backgroundSelection,
    answer: backgroundSelection,
  }),
  call('open', 'POST /backgrounds/get-backgrounds-by-sections', 'findBySections', 'The selected backgrounds of some sections', {
    input: backgroundSections,
    answer: z.strictObject({ data: z.array(sectionEntry) }),
  }),
  call('admin', 'DELETE /backgrounds/{id}', 'delete', 'Move a background to the trash', { answer: deleted }),
];

const people: Call[] = [
  call('admin', 'GET /admins', 'find', 'All admins', { answer: z.array(admin), isList: true }),
  call('admin', 'GET /admins/{id}', 'findOne', 'One admin', { answer: admin }),
  call('admin', 'POST /admins', 'create', 'Add an admin', {
    input: adminInput,
    files: ENTITIES.admins.files,
    status: 201,
    answer: admin.extend({ status: z.literal('success') }),
  }),
  call('admin', 'PATCH /admins/{id}', 'update', 'Change an admin', {
    input: adminPatch,
    files: ENTITIES.admins.files,
    answer: admin,
  }),
  call('admin', 'DELETE /admins/{id}', 'delete', 'Delete an admin for good', { answer: deleted }),
  call('admin', 'GET /job-requests', 'find', 'All job applications', { answer: z.array(jobRequest), isList: true }),
  call('admin', 'GET /job-requests/{id}', 'findOne', 'One job application', { answer: jobRequest }),
  call('open', 'POST /job-requests', 'create', 'Apply for a job', { input: jobRequestInput, status: 201, answer: jobRequest }),
  call('admin', 'DELETE /job-requests/{id}', 'delete', 'Delete a job application for good', { answer: deleted }),
];

const history: Call[] = [
  call('admin', 'GET /trash', 'find', 'What was deleted in the last 30 days', { answer: z.array(trashEntry), isList: true }),
  call('admin', 'POST /trash/{id}/restore', 'restore', 'Bring an item back, with the same id', { answer: z.looseObject({ id }) }),
  call('admin', 'DELETE /trash/{id}', 'purge', 'Delete an item for good', { answer: deleted }),
  call('admin', 'GET /activity', 'find', 'Who did what, newest first', { answer: z.array(activityEntry), isList: true }),
  call('admin', 'GET /figures', 'read', 'How much there is of what', { answer: figures }),
];

const operation: Call[] = [
  call('admin', 'GET /publication', 'read', 'Where the last edits stand on their way to the public site', { answer: publication }),
  call('admin', 'POST /publication', 'publish', 'Publish now', { status: 202, answer: publication }),
  call('token', 'GET /content', 'read', "Everything public in one consistent read, for the site's build", {
    query: { since: 'A revision that was read before: the answer is what has changed since, or 409 where that is not known' },
    answer: z.union([content, contentChanges]),
  }),
  call('open', 'GET /health', 'read', 'Whether database and disk are usable', {
    answer: z.strictObject({ status: z.literal('ok') }),
  }),
  call('open', 'GET /openapi.json', 'read', 'This document', { answer: z.looseObject({ openapi: z.string() }) }),
  call('open', 'GET /docs', 'page', 'This document as a page to read', { answer: z.string(), type: 'text/html' }),
  call('token', 'GET /metrics', 'read', "The server's figures in Prometheus' text format; 404 where none are wanted", {
    answer: z.string(),
    type: 'text/plain',
  }),
];

/** The fields of a form as they stand, right or not, with what the page is asked for. */
const unsaved = z.looseObject(previewOptions);
const pictures: readonly FilePart[] = TIMED_NAMES.flatMap((name): readonly FilePart[] => ENTITIES[name].files)
  .filter(({ rule }) => rule.kind === 'image')
  .map((part) => ({ ...part, isRequired: false }));
/** Each part once: what lists call alike is alike here too. */
const unsavedFiles = [...new Map(pictures.map((part) => [part.field, part])).values()];

const previews: Call[] = [
  call('admin', 'POST /previews/{list}', 'make', 'The page of an unsaved item, for an hour', {
    input: unsaved,
    files: unsavedFiles,
    status: 201,
    answer: preview,
  }),
  call('admin', 'POST /previews/{list}/links', 'share', 'The same in both languages, for a colleague and a day', {
    input: unsaved,
    files: unsavedFiles,
    status: 201,
    answer: previewLink,
  }),
  call('admin', 'GET /previews/{id}', 'readLink', 'How often a link was opened', { answer: previewLink.omit({ address: true }) }),
  call('admin', 'DELETE /previews/{id}', 'revoke', 'Take a link back', { answer: deleted }),
  call('open', 'GET /p/{token}', 'open', 'The page of a preview, for whoever has its address', {
    query: { locale: 'ar or en' },
    answer: z.string(),
    type: 'text/html',
  }),
];

/** Every call that exists; whatever is not here is 404. */
export const CALLS: readonly Call[] = [...signIn, ...lists, ...places, ...people, ...history, ...previews, ...operation];
