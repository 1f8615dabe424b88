import * as z from 'zod';
import { loginInput, otpSent, registerInput, resendOtpInput, signedIn, verifyAccountInput, verifyLoginInput } from './auth.ts';
import { content } from './content.ts';
import { admin, adminInput, adminPatch } from './entities/admin.ts';
import { article, articleInput } from './entities/article.ts';
import { background, backgroundInput, backgroundSections, backgroundSelection, backgrounds, sectionEntry } from './entities/background.ts';
import { contact, contactPatch } from './entities/contact.ts';
import { crop, cropInput } from './entities/crop.ts';
import { galleryFileInput, galleryItem, galleryLinkInput, galleryPatch } from './entities/gallery-item.ts';
import { jobRequest, jobRequestInput } from './entities/job-request.ts';
import { member, memberInput } from './entities/member.ts';
import { partner, partnerInput } from './entities/partner.ts';
import { figures } from './figures.ts';
import { activityEntry, trashEntry } from './history.ts';
import { orderInput } from './lists.ts';
import { publication } from './publication.ts';
import { id } from './text.ts';

/** Who may make a call: anyone, a signed-in admin, or a machine with a token of its own. */
export type Caller = 'open' | 'admin' | 'token';

/** One call of the API (api.md, "Calls"). The OpenAPI document and the tests of every call are made from these. */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under /api/v1, with `{name}` for what varies. */
  path: string;
  who: Caller;
  summary: string;
  input?: z.ZodType;
  /** Names of the file parts that a multipart body may have. */
  files?: readonly string[];
  status: 200 | 201 | 202;
  answer: z.ZodType;
  /** What an answer that is not JSON is. */
  type?: 'text/html' | 'text/plain';
  isList?: boolean;
}

const deleted = z.strictObject({ id });
const success = z.strictObject({ status: z.literal('success') });
const one = { status: 200 } as const;
const made = { status: 201 } as const;

interface Resource {
  path: string;
  name: string;
  item: z.ZodType;
  input: z.ZodType;
  patch: z.ZodType;
  file: string;
}

const collection = ({ path, name, item, input, patch, file }: Resource): Call[] => [
  { method: 'GET', path, who: 'open', summary: `All ${name}`, ...one, answer: z.array(item), isList: true },
  { method: 'GET', path: `${path}/{id}`, who: 'open', summary: `One of the ${name}`, ...one, answer: item },
  { method: 'POST', path, who: 'admin', summary: `Add to the ${name}`, input, files: [file], ...made, answer: item },
  {
    method: 'PATCH',
    path: `${path}/{id}`,
    who: 'admin',
    summary: `Change one of the ${name}`,
    input: patch,
    files: [file],
    ...one,
    answer: item,
  },
  { method: 'DELETE', path: `${path}/{id}`, who: 'admin', summary: `Move one of the ${name} to the trash`, ...one, answer: deleted },
  {
    method: 'POST',
    path: `${path}/order`,
    who: 'admin',
    summary: `Order the ${name}`,
    input: orderInput,
    ...one,
    answer: z.strictObject({ ids: z.array(id) }),
  },
];

const members: Resource = {
  path: '/members',
  name: 'members',
  item: member,
  input: memberInput,
  patch: memberInput.partial(),
  file: 'image',
};
const gallery: Resource = {
  path: '/gallery',
  name: 'gallery',
  item: galleryItem,
  input: z.union([galleryFileInput, galleryLinkInput]),
  patch: galleryPatch,
  file: 'thumbnail',
};

/** Adding to the gallery differs from all other collections: the item comes in an envelope, the file under its own name. */
const galleryCalls = collection(gallery).map(
  (call): Call =>
    call.method === 'POST' && call.path === '/gallery'
      ? { ...call, files: ['file', 'thumbnail'], answer: z.strictObject({ galleryItem }) }
      : call,
);

/** Every call that exists; whatever is not here is 404. */
export const CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: '/auth/login',
    who: 'open',
    summary: 'Step one of signing in: a code is mailed',
    input: loginInput,
    ...one,
    answer: otpSent,
  },
  {
    method: 'POST',
    path: '/auth/verify-login',
    who: 'open',
    summary: 'Step two: the mailed code gives a token',
    input: verifyLoginInput,
    ...one,
    answer: signedIn,
  },
  { method: 'POST', path: '/auth/resend-otp', who: 'open', summary: 'Another code', input: resendOtpInput, ...one, answer: otpSent },
  {
    method: 'POST',
    path: '/auth/register',
    who: 'open',
    summary: 'Register an invited address',
    input: registerInput,
    files: ['image'],
    ...one,
    answer: otpSent,
  },
  {
    method: 'POST',
    path: '/auth/verify-account',
    who: 'open',
    summary: 'Activate a registered account',
    input: verifyAccountInput,
    ...one,
    answer: success,
  },
  { method: 'POST', path: '/auth/logout', who: 'admin', summary: 'Sign out: the token is dead at once', ...one, answer: success },
  { method: 'GET', path: '/auth/me', who: 'admin', summary: 'Who is signed in', ...one, answer: admin },
  ...collection({ path: '/crops', name: 'crops', item: crop, input: cropInput, patch: cropInput.partial(), file: 'image' }),
  {
    method: 'GET',
    path: '/articles/subtype/{subtype}',
    who: 'open',
    summary: 'All awareness or all climate articles',
    ...one,
    answer: z.array(article),
    isList: true,
  },
  ...collection({ path: '/articles', name: 'articles', item: article, input: articleInput, patch: articleInput.partial(), file: 'image' }),
  ...galleryCalls,
  ...collection({ path: '/partners', name: 'partners', item: partner, input: partnerInput, patch: partnerInput.partial(), file: 'logo' }),
  {
    method: 'POST',
    path: '/members/add',
    who: 'admin',
    summary: 'Add to the members',
    input: memberInput,
    files: ['image'],
    ...made,
    answer: member,
  },
  ...collection(members),
  { method: 'GET', path: '/media', who: 'open', summary: 'The contact record', ...one, answer: contact },
  { method: 'PATCH', path: '/media', who: 'admin', summary: 'Change the contact record', input: contactPatch, ...one, answer: contact },
  {
    method: 'GET',
    path: '/backgrounds',
    who: 'open',
    summary: 'All backgrounds by section, and the selected ones',
    ...one,
    answer: backgrounds,
  },
  {
    method: 'POST',
    path: '/backgrounds/add',
    who: 'admin',
    summary: 'Add a background',
    input: backgroundInput,
    files: ['image'],
    ...made,
    answer: background,
  },
  {
    method: 'POST',
    path: '/backgrounds/select',
    who: 'admin',
    summary: "Choose a section's background",
    input: backgroundSelection,
    ...one,
    answer: backgroundSelection,
  },
  {
    method: 'POST',
    path: '/backgrounds/get-backgrounds-by-sections',
    who: 'open',
    summary: 'The selected backgrounds of some sections',
    input: backgroundSections,
    ...one,
    answer: z.strictObject({ data: z.array(sectionEntry) }),
  },
  { method: 'DELETE', path: '/backgrounds/{id}', who: 'admin', summary: 'Move a background to the trash', ...one, answer: deleted },
  { method: 'GET', path: '/admins', who: 'admin', summary: 'All admins', ...one, answer: z.array(admin), isList: true },
  { method: 'GET', path: '/admins/{id}', who: 'admin', summary: 'One admin', ...one, answer: admin },
  {
    method: 'POST',
    path: '/admins',
    who: 'admin',
    summary: 'Add an admin',
    input: adminInput,
    files: ['image'],
    ...made,
    answer: admin.extend({ status: z.literal('success') }),
  },
  {
    method: 'PATCH',
    path: '/admins/{id}',
    who: 'admin',
    summary: 'Change an admin',
    input: adminPatch,
    files: ['image'],
    ...one,
    answer: admin,
  },
  { method: 'DELETE', path: '/admins/{id}', who: 'admin', summary: 'Delete an admin for good', ...one, answer: deleted },
  {
    method: 'GET',
    path: '/job-requests',
    who: 'admin',
    summary: 'All job applications',
    ...one,
    answer: z.array(jobRequest),
    isList: true,
  },
  { method: 'GET', path: '/job-requests/{id}', who: 'admin', summary: 'One job application', ...one, answer: jobRequest },
  { method: 'POST', path: '/job-requests', who: 'open', summary: 'Apply for a job', input: jobRequestInput, ...made, answer: jobRequest },
  { method: 'DELETE', path: '/job-requests/{id}', who: 'admin', summary: 'Delete a job application for good', ...one, answer: deleted },
  {
    method: 'GET',
    path: '/trash',
    who: 'admin',
    summary: 'What was deleted in the last 30 days',
    ...one,
    answer: z.array(trashEntry),
    isList: true,
  },
  {
    method: 'POST',
    path: '/trash/{id}/restore',
    who: 'admin',
    summary: 'Bring an item back, with the same id',
    ...one,
    answer: z.looseObject({ id }),
  },
  { method: 'DELETE', path: '/trash/{id}', who: 'admin', summary: 'Delete an item for good', ...one, answer: deleted },
  {
    method: 'GET',
    path: '/activity',
    who: 'admin',
    summary: 'Who did what, newest first',
    ...one,
    answer: z.array(activityEntry),
    isList: true,
  },
  { method: 'GET', path: '/figures', who: 'admin', summary: 'How much there is of what', ...one, answer: figures },
  {
    method: 'GET',
    path: '/publication',
    who: 'admin',
    summary: 'Where the last edits stand on their way to the public site',
    ...one,
    answer: publication,
  },
  { method: 'POST', path: '/publication', who: 'admin', summary: 'Publish now', status: 202, answer: publication },
  {
    method: 'GET',
    path: '/content',
    who: 'token',
    summary: "Everything public in one consistent read, for the site's build",
    ...one,
    answer: content,
  },
  {
    method: 'GET',
    path: '/health',
    who: 'open',
    summary: 'Whether database and disk are usable',
    ...one,
    answer: z.strictObject({ status: z.literal('ok') }),
  },
  { method: 'GET', path: '/openapi.json', who: 'open', summary: 'This document', ...one, answer: z.looseObject({ openapi: z.string() }) },
  {
    method: 'GET',
    path: '/docs',
    who: 'open',
    summary: 'This document as a page to read',
    ...one,
    answer: z.string(),
    type: 'text/html',
  },
  {
    method: 'GET',
    path: '/metrics',
    who: 'token',
    summary: "The server's figures in Prometheus' text format; 404 where none are wanted",
    ...one,
    answer: z.string(),
    type: 'text/plain',
  },
];
