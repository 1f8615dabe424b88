import { expect, it } from 'vitest';
import * as z from 'zod';
import { CALLS, mayRoleMake } from './calls.ts';
import { ADMIN_ROLES, type AdminRole } from './enumerations.ts';
import { SEARCH_KINDS, SEARCH_NEEDS } from './search.ts';

const ADMIN = 'id fullName email job phoneNumber role adminRole image jobRequestMails pendingEmail createdAt updatedAt';
const APPLICATION = 'id fullName phoneNumber role qualification email experience status statusBy statusAt followUp createdAt updatedAt';
const MEDIUM = 'id kind url picture width height seconds bytes mime focus pictureAlt arabicPictureAlt createdAt uses useCounts endsAt';
const LINE = 'id at adminId adminName action kind itemId title arabicTitle';
const VERSION = 'id at adminId adminName act batch kind itemId title arabicTitle changed';
const TERM = 'id arabic english note createdAt updatedAt';

/** Readable fields by call, without public content. Ask who may see a field before adding it; where roles differ, the call uses `needs`. */
const READS: Readonly<Record<AdminRole | 'everyone', Readonly<Record<string, string>>>> = {
  everyone: {
    '/auth/me': ADMIN,
    '/account/security': 'passwordChangedAt mustChangePassword freshUntil mail totp passkeys hasPasskeys recoveryCodes',
    '/account/sessions': 'id isCurrent browser system startedAt seenAt',
    '/account/filters': 'id page name query',
    '/account/weekly-mail': 'isOn',
    '/account/tour': 'isClosed',
    '/account/sign-ins': 'id at event method browser system isNewDevice count',
    // Hits are of the kinds in SEARCH_NEEDS.
    '/search': 'groups recent',
  },
  owner: {
    '/invitations': 'id fullName email adminRole invitedBy sentAt expiresAt state',
    '/admins': ADMIN,
    '/admins/{id}': ADMIN,
    '/activity': LINE,
    '/previews': 'id adminName list title arabicTitle createdAt expiresAt opens',
    '/backups': 'isPossible nextAt place isElsewhere bucket running archives bytes kept lastTry nextTryAt',
    '/site-health': 'checkedAt mail disk publication backup',
  },
  recruiter: {
    '/job-requests': APPLICATION,
    '/job-requests/{id}': APPLICATION,
    '/job-requests/{id}/notes': 'id at editedAt adminId adminName text',
    '/job-followers': 'id fullName',
    '/figures': 'jobRequestsByMonth jobRequestRoles jobRequestsByStatus',
  },
  editor: {
    '/glossary': TERM,
    '/glossary/{id}': TERM,
    '/trash': 'id kind title arabicTitle picture deletedAt deletedBy',
    '/activity/{list}/{id}': 'adminId adminName at',
    '/versions/{list}/{id}': VERSION,
    '/versions/{id}': `${VERSION} item`,
    '/figures': 'cropsByType cropsBySeason articlesByType states',
    '/previews/{id}': 'id expiresAt opens',
    '/autosaves/{list}/{form}': 'id draftId adminId adminName savedAt basedOn values',
    '/presence/{list}': 'itemId adminId adminName',
    '/uploads/{id}': 'id size offset',
    '/library': MEDIUM,
    '/library/counts': 'picture video voice unused noAlt',
    '/library/{id}': MEDIUM,
    '/publication':
      'state revision liveRevision liveAt pendingChanges attempts error waiting nextAt waitsFor deploys mode building held failure nextTimed history',
    '/publication/releases': 'keptBy mayGoBack releases',
    '/missed-searches': 'words locale times lastDay',
    '/useful': 'since answered unopened',
  },
};

const fieldsOf = (schema: z.ZodType): string[] => {
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType);
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((one) => fieldsOf(one as z.ZodType)))];
  throw new Error('an answer of a shape that this test does not know');
};

const reads = CALLS.filter(({ method, roles }) => method === 'GET' && roles.length > 0);

/** An owner reads what an editor and a recruiter read. */
const declaredFor = (role: AdminRole, path: string): string[] => {
  const own = role === 'owner' ? (['everyone', 'recruiter', 'editor', 'owner'] as const) : (['everyone', role] as const);
  return own.flatMap((name) => READS[name][path]?.split(' ') ?? []);
};

it.each(ADMIN_ROLES.flatMap((role) => reads.map((call) => ({ role, call, path: call.path }))))(
  '$role reads the declared fields of $path, and no other',
  ({ role, call, path }) => {
    const mayMake = mayRoleMake(role, `GET ${path}`);
    const { needs } = call;
    const answered = mayMake ? fieldsOf(call.answer).filter((name) => !needs || mayRoleMake(role, needs[name] ?? '')) : [];
    expect(answered.toSorted()).toEqual(declaredFor(role, path).toSorted());
  },
);

it('a need names a field of the answer and a call that is there', () => {
  const routes = new Set(CALLS.map(({ method, path }) => `${method} ${path}`));
  for (const { answer, needs } of reads)
    if (needs) {
      expect(Object.keys(needs).toSorted()).toEqual(fieldsOf(answer).toSorted());
      expect(Object.values(needs).filter((route) => !routes.has(route))).toEqual([]);
    }
  expect(SEARCH_KINDS.filter((kind) => !routes.has(SEARCH_NEEDS[kind]))).toEqual([]);
});
