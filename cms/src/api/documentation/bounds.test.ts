import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, type Call } from '@sanabel/contract';
import * as limits from '@sanabel/contract/limits';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openApiDocument } from './document.ts';

interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  description?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}
interface Operation {
  parameters: { name: string; description?: string; schema: Schema }[];
  requestBody?: { description: string; content: Record<string, { schema: Schema; encoding?: Record<string, { contentType: string }> }> };
  responses: Record<string, { description?: string }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

const { paths } = JSON.parse(JSON.stringify(openApiDocument())) as OpenApi;
const operationOf = ({ method, path }: Pick<Call, 'method' | 'path'>): Operation =>
  paths[`/api/v1${path}`]?.[method.toLowerCase()] as Operation;

const fieldsOf = (call: Pick<Call, 'method' | 'path'>): Record<string, Schema> => {
  const { content = {} } = operationOf(call).requestBody ?? {};
  const { schema } = content['multipart/form-data'] ?? content['application/json'] ?? { schema: {} };
  return Object.assign({}, ...[...(schema.anyOf ?? [schema])].reverse().map(({ properties }) => properties));
};
const post = (path: string) => fieldsOf({ method: 'POST', path });

const [crops, articles, gallery, partners, members] = ['/crops', '/articles', '/gallery', '/partners', '/members'].map(post);
const [admins, jobs, login, codes, registration] = ['/admins', '/job-requests', '/auth/login', '/auth/verify-login', '/auth/register'].map(
  post,
);
const contact = fieldsOf({ method: 'PATCH', path: '/media' });
const listParameter = (wanted: string) => operationOf({ method: 'GET', path: '/crops' }).parameters.find(({ name }) => name === wanted);
const listBound = (name: string, pattern: RegExp) => pattern.exec(listParameter(name)?.description ?? '')?.[1];

/** Every bound on input, and where the document shows it. */
const SHOWN: Readonly<Partial<Record<keyof typeof limits, readonly unknown[]>>> = {
  TERM_MAX: [post('/glossary').arabic?.maxLength],
  NAME_MAX: [
    crops?.title?.maxLength,
    articles?.title?.maxLength,
    gallery?.title?.maxLength,
    partners?.name?.maxLength,
    jobs?.fullName?.maxLength,
  ],
  DESCRIPTION_MAX: [crops?.description?.maxLength, gallery?.arabicDescription?.maxLength, members?.bio?.maxLength],
  PICTURE_ALT_MAX: [crops?.pictureAlt?.maxLength, gallery?.arabicPictureAlt?.maxLength],
  JOB_NOTE_MAX: [post('/job-requests/{id}/notes').text?.maxLength],
  LONG_TEXT_MAX: [articles?.intro?.maxLength, articles?.arabicRecommendations?.maxLength],
  ROLE_MAX: [members?.role?.maxLength, jobs?.role?.maxLength, admins?.job?.maxLength],
  QUALIFICATION_MAX: [jobs?.qualification?.maxLength],
  EXPERIENCE_MAX: [jobs?.experience?.maxLength],
  EMAIL_MAX: [jobs?.email?.maxLength, login?.email?.maxLength, contact.email?.maxLength],
  PHONE_MIN_DIGITS: [
    /\{(\d+),/.exec(jobs?.phoneNumber?.pattern ?? '')?.[1],
    /^\D*(\d+)/.exec(contact.whatsappLink?.description ?? '')?.[1],
  ],
  PHONE_SHORT_MIN_DIGITS: [/\{(\d+),/.exec(contact.phoneNumber?.pattern ?? '')?.[1]],
  PHONE_MAX_DIGITS: [
    /,(\d+)\}/.exec(admins?.phoneNumber?.pattern ?? '')?.[1],
    /to (\d+)/.exec(contact.whatsappLink?.description ?? '')?.[1],
  ],
  LINK_MAX: [partners?.link?.maxLength, gallery?.url?.maxLength, contact.facebookLink?.maxLength],
  ADDRESS_MAX: [contact.address?.maxLength, contact.arabicAddress?.maxLength, contact.hours?.maxLength],
  PASSWORD_MIN: [admins?.password?.minLength, registration?.password?.minLength],
  PASSWORD_MAX: [admins?.password?.maxLength, login?.password?.maxLength],
  GROWTH_PERIOD_MIN_MONTHS: [crops?.growthPeriod?.minimum],
  GROWTH_PERIOD_MAX_MONTHS: [crops?.growthPeriod?.maximum],
  GROWING_GUIDE_MAX: [crops?.sheet?.maxLength],
  GUIDE_SOURCES_MAX: [/at most (\d+) sources/.exec(crops?.sheet?.description ?? '')?.[1]],
  GUIDE_WINDOWS_MAX: [/at most (\d+) windows/.exec(crops?.sheet?.description ?? '')?.[1]],
  NOTE_MAX: [/at most (\d+) characters/.exec(crops?.sheet?.description ?? '')?.[1]],
  VIDEO_DURATION_MAX_SECONDS: [gallery?.duration?.anyOf?.[0]?.maximum],
  YOUTUBE_ID_LENGTH: [/(\d+)-character/.exec(gallery?.url?.description ?? '')?.[1]],
  CONTENT_IMAGE_MAX_BYTES: [crops?.image?.maxLength, partners?.logo?.maxLength, admins?.image?.maxLength, gallery?.thumbnail?.maxLength],
  GALLERY_IMAGE_MAX_BYTES: [/WEBP, at most (\d+) bytes/.exec(gallery?.file?.description ?? '')?.[1]],
  GALLERY_VIDEO_MAX_BYTES: [gallery?.file?.maxLength],
  REGISTRATION_IMAGE_MAX_BYTES: [registration?.image?.maxLength],
  IMAGE_MAX_PIXELS: [`${/(\d+) megapixels/.exec(crops?.image?.description ?? '')?.[1]}000000`],
  IMAGE_MAX_RATIO: [/(\d+) times as long/.exec(crops?.image?.description ?? '')?.[1]],
  VOICE_MAX_BYTES: [crops?.voice?.maxLength, articles?.voice?.maxLength],
  VOICE_MAX_SECONDS: [/most (\d+) seconds/.exec(crops?.voice?.description ?? '')?.[1]],
  VOICE_MAX_BYTES_PER_MINUTE: [/(\d+) bytes a minute/.exec(articles?.voice?.description ?? '')?.[1]],
  JSON_BODY_MAX_BYTES: [/(\d+) bytes/.exec(operationOf({ method: 'POST', path: '/crops' }).requestBody?.description ?? '')?.[1]],
  ORDER_BODY_MAX_BYTES: [/(\d+) bytes/.exec(operationOf({ method: 'POST', path: '/crops/order' }).requestBody?.description ?? '')?.[1]],
  POLICY_REPORT_MAX_BYTES: [
    /(\d+) bytes/.exec(operationOf({ method: 'POST', path: '/policy-reports' }).requestBody?.description ?? '')?.[1],
  ],
  MANY_MAX: [post('/crops/update-many').ids?.maxItems, post('/trash/restore-many').ids?.maxItems],
  IMPORT_ROWS_MAX: [post('/members/import/check').rows?.maxItems],
  IMPORT_BODY_MAX_BYTES: [/(\d+) bytes/.exec(operationOf({ method: 'POST', path: '/crops/import' }).requestBody?.description ?? '')?.[1]],
  LIST_RANGE_MAX: [listBound('range', /(\d+) items/)],
  LIST_PARAMETER_MAX: ['sort', 'range', 'filter'].map((name) => listParameter(name)?.schema.maxLength),
  SEARCH_MAX: [listBound('filter', /(\d+) characters/)],
  SEARCH_WORDS_MAX: [listBound('filter', /(\d+) words/)],
  SAVED_FILTER_NAME_MAX: [post('/account/filters').name?.maxLength],
  SAVED_FILTER_QUERY_MAX: [post('/account/filters').query?.maxLength],
  MISSED_SEARCH_MAX: [post('/missed-searches').words?.maxLength],
  BACKUP_PASSPHRASE_MIN: [post('/backups/{id}/download').passphrase?.minLength],
  BACKUP_PASSPHRASE_MAX: [post('/backups/{id}/download').passphrase?.maxLength],
  OTP_LENGTH: [/\{(\d)\}/.exec(codes?.otp?.pattern ?? '')?.[1]],
};
/** Bounds of behaviour, which no single field can break. */
const ELSEWHERE =
  /^(?:LIST_QUERIES|OTP_LIFE|OTP_MAX_WRONG|RESEND|MAILS_PER|PASSWORD_FAILURES|PASSWORD_LINK|ACCOUNT_(?:WRONG|PASSWORD)|SESSION_PASSWORD|TOKEN_|FRESH|INVITATION_|EMAIL_LINK|WITHDRAWN|RECOVERY|PASSKEYS|FIRST_PASSWORD|SIGN_INS|VOICE_BARS|BACKUP_DOWNLOAD|UPLOAD|VERSION|AUTOSAVE|PRESENCE|IMPORT_FILE|IMPORT_UNPACKED|SAVED_FILTERS|LIBRARY_GRACE|MEDIUM_USES|HALVES_OF_YEAR|(?:ALL_)?(?:POLICY_REPORTS|MISSED_SEARCHES|USEFUL))/;

describe('the bounds in openapi.json', () => {
  it.each(Object.entries(limits).filter(([name]) => !ELSEWHERE.test(name)))('show %s where it counts', (name, value) => {
    const shown = SHOWN[name as keyof typeof limits] ?? [];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.map(Number)).toEqual(shown.map(() => value));
  });

  it('are those of the schemas: the longest text is valid, one letter more is not', () => {
    const checked: string[] = [];
    for (const { input, path, method } of CALLS) {
      for (const variant of input instanceof z.ZodUnion ? input.options : [input]) {
        if (!(variant instanceof z.ZodObject)) continue;
        for (const [name, field] of Object.entries(variant.shape as Record<string, z.ZodType>)) {
          const { maxLength } = fieldsOf({ method, path })[name] ?? {};
          if (maxLength === undefined) continue;
          const isTooLong = (length: number) =>
            field.safeParse('س'.repeat(length)).error?.issues.some(({ message }) => message === 'too_long') ?? false;
          checked.push(name);
          expect([name, isTooLong(maxLength), isTooLong(maxLength + 1)]).toEqual([name, false, true]);
        }
      }
    }
    expect(checked.length).toBeGreaterThan(100);
  });

  it('name every required field and file, and no other', () => {
    const formsOf = (path: string, method: 'POST' | 'PATCH' = 'POST'): Schema[] => {
      const { schema } = operationOf({ method, path }).requestBody?.content['multipart/form-data'] ?? { schema: {} };
      return schema.anyOf ?? [schema];
    };
    const requiredOf = (...call: Parameters<typeof formsOf>) => formsOf(...call)[0]?.required;
    expect(requiredOf('/crops')).toEqual(expect.arrayContaining(['growthPeriod', 'type', 'season', 'image']));
    expect(requiredOf('/members/add')).toEqual(['name', 'role', 'image']);
    expect(requiredOf('/auth/register')).toEqual(['fullName', 'email', 'password', 'job', 'phoneNumber']);
    expect(requiredOf('/crops/{id}', 'PATCH')).toBeUndefined();
    // The second form is a draft's, recognized by its one required field.
    expect(formsOf('/crops').map(({ required }) => required?.includes('isDraft'))).toEqual([false, true]);
    expect(formsOf('/crops')[1]?.required).toEqual(['isDraft']);
  });

  it('say which types a file may have', () => {
    const encodingOf = (path: string) => operationOf({ method: 'POST', path }).requestBody?.content['multipart/form-data']?.encoding;
    expect(encodingOf('/articles')).toEqual({
      image: { contentType: 'image/png, image/jpeg, image/gif' },
      voice: { contentType: 'audio/mpeg' },
    });
    expect(encodingOf('/gallery')?.file?.contentType).toMatch(/^image\/jpeg, image\/png, image\/webp, video\/mp4, video\/webm, video\/ogg/);
  });
});

it('docs/api.md names every call of sign-in, of an admin’s own account and of invitations', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/api.md'), 'utf8');
  const ofPeople = CALLS.filter(({ path }) => /^\/(?:auth|account|invitations|admins|policy-reports)\b/.test(path));
  expect(ofPeople.length).toBeGreaterThan(30);
  expect(ofPeople.map(({ path }) => path).filter((path) => !page.includes(`\`${path}\``))).toEqual([]);
});
