import { CLUB } from '@sanabel/brand/club';
import type { JobRequest } from '@sanabel/contract/entities/job-request';
import type { Locale } from '@sanabel/contract/enumerations';
import type { JobStatus } from '@sanabel/contract/job-statuses';

/** Each reply sets this status once it is sent. */
export const REPLIES = {
  received: 'contacted',
  interview: 'interview',
  accepted: 'accepted',
  declined: 'declined',
} as const satisfies Record<string, JobStatus>;
export type Reply = keyof typeof REPLIES;
export const REPLY_NAMES = Object.keys(REPLIES) as Reply[];

const BLANKS = { ar: '[اليوم والساعة]', en: '[day and time]' } as const satisfies Record<Locale, string>;

type Applicant = Pick<JobRequest, 'fullName' | 'role'>;
type Templates = Record<Reply, (applicant: Applicant) => string>;

const BODIES = {
  ar: {
    received: ({ fullName, role }) =>
      `أهلًا ${fullName}، معك ${CLUB.name.ar}. وصلنا طلبك لوظيفة ${role}، ونشكرك على رغبتك في العمل معنا. نراجع الطلب الآن، ونكتب إليك بعد مراجعته.`,
    interview: ({ fullName, role }) =>
      `أهلًا ${fullName}، معك ${CLUB.name.ar}. قرأنا طلبك لوظيفة ${role}، ونودّ أن نلتقي بك ${BLANKS.ar}. هل يناسبك الموعد؟`,
    accepted: ({ fullName, role }) =>
      `أهلًا ${fullName}، معك ${CLUB.name.ar}. يسعدنا أن نخبرك بقبولك في وظيفة ${role}. ننتظر ردّك لنتفق على موعد بدء العمل وما يلزم من أوراق.`,
    declined: ({ fullName, role }) =>
      `أهلًا ${fullName}، معك ${CLUB.name.ar}. نشكرك على طلبك لوظيفة ${role} وعلى وقتك. نعتذر عن عدم قبول الطلب هذه المرة، ونتمنى لك التوفيق.`,
  },
  en: {
    received: ({ fullName, role }) =>
      `Hello ${fullName}, this is ${CLUB.name.en}. We have received your application for “${role}”. Thank you for your interest in working with us. We are reading it and will write to you afterwards.`,
    interview: ({ fullName, role }) =>
      `Hello ${fullName}, this is ${CLUB.name.en}. We have read your application for “${role}” and would like to meet you on ${BLANKS.en}. Does that suit you?`,
    accepted: ({ fullName, role }) =>
      `Hello ${fullName}, this is ${CLUB.name.en}. We are happy to offer you the position “${role}”. Please reply so that we can agree on your first day and the papers you need.`,
    declined: ({ fullName, role }) =>
      `Hello ${fullName}, this is ${CLUB.name.en}. Thank you for your application for “${role}” and for your time. We are sorry that we cannot offer you the position this time, and wish you every success.`,
  },
} as const satisfies Record<Locale, Templates>;

const SUBJECTS = {
  ar: ({ role }) => `طلبك لوظيفة ${role} في ${CLUB.name.ar}`,
  en: ({ role }) => `Your application for “${role}” at ${CLUB.name.en}`,
} as const satisfies Record<Locale, (applicant: Applicant) => string>;

export const bodyOf = (reply: Reply, locale: Locale, applicant: Applicant): string => BODIES[locale][reply](applicant);
export const subjectOf = (locale: Locale, applicant: Applicant): string => SUBJECTS[locale](applicant);

export const hasBlank = (text: string): boolean => Object.values(BLANKS).some((blank) => text.includes(blank));

/** Splits the text; `isMarked` parts come from the application or are placeholders. */
export const highlightedParts = (text: string, { fullName, role }: Applicant): { text: string; isHighlighted: boolean }[] => {
  const parts = [fullName, role, ...Object.values(BLANKS)]
    .filter((part) => part !== '')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${parts.join('|')})`))
    .map((part, index) => ({ text: part, isHighlighted: index % 2 === 1 }))
    .filter((part) => part.text !== '');
};

const ARABIC = /[\u0600-\u06ff]/;

/** Guesses the applicant's language from the script of name and role. */
export const languageOf = ({ fullName, role }: Applicant): Locale => (ARABIC.test(`${fullName} ${role}`) ? 'ar' : 'en');

const NEXT = {
  new: 'received',
  contacted: 'interview',
  interview: 'accepted',
  accepted: 'accepted',
  declined: 'declined',
} as const satisfies Record<JobStatus, Reply>;

export const nextReply = (status: JobStatus): Reply => NEXT[status];

/** Null if the status stays: an applicant who is being interviewed does not return to "contacted". */
export const statusAfter = (reply: Reply, status: JobStatus): JobStatus | null =>
  REPLIES[reply] === status || (reply === 'received' && status !== 'new') ? null : REPLIES[reply];
