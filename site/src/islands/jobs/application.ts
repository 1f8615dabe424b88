import { phoneKind } from '@sanabel/brand/phone';
import { foldDigits } from '@sanabel/contract/fold';
import { isBlank, withoutUnseen } from '@sanabel/contract/typing/clean';
import { normalisePhone } from '@sanabel/contract/typing/phone';

export const FIELDS = ['fullName', 'phoneNumber', 'role', 'experience', 'email', 'qualification'] as const;
export type Field = (typeof FIELDS)[number];
export type Application = Record<Field, string>;
export type Problems = Partial<Record<Field, string>>;

/** The number that "no experience" fills in (decision D5). */
export const NO_EXPERIENCE = '0';

/** Finds typing errors only; the server decides. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** The digits of a number abroad, with its country code (ITU-T E.164). */
const ABROAD = /^\+\d{8,15}$/;
const REACHABLE: readonly unknown[] = ['mobile', 'landline'];

/** A digit too few or too many: the club could never call back. */
const isReachable = (typed: string): boolean => {
  const number = normalisePhone(typed);
  const kind = number === null ? null : phoneKind(number);
  return REACHABLE.includes(kind) || (kind === 'foreign' && ABROAD.test(number ?? ''));
};

export const countLeft = (application: Application): number => FIELDS.filter((field) => isBlank(application[field])).length;

/** Trims texts and turns numbers into ASCII digits (decision L8). */
export const tidy = (application: Application): Application => ({
  fullName: application.fullName.trim(),
  phoneNumber: foldDigits(application.phoneNumber).trim(),
  role: application.role.trim(),
  experience: foldDigits(application.experience).trim(),
  email: application.email.trim(),
  qualification: application.qualification.trim(),
});

export interface ProblemTexts {
  required: string;
  invalidEmail: string;
  invalidPhone: string;
}

/** Returns an empty text for a valid field, and for a blank one, which is only missing. */
export const formProblem = (field: Field, text: string, texts: ProblemTexts): string => {
  if (isBlank(text)) return '';
  if (field === 'email' && !EMAIL.test(withoutUnseen(text).trim())) return texts.invalidEmail;
  if (field === 'phoneNumber' && !isReachable(text)) return texts.invalidPhone;
  return '';
};

/** Checks all fields before sending; here blank ones are errors. */
export const problemsOf = (application: Application, texts: ProblemTexts): Problems =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const problem = isBlank(application[field]) ? texts.required : formProblem(field, application[field], texts);
      return problem === '' ? [] : [[field, problem]];
    }),
  );

interface ChatTexts {
  title: string;
  labels: Record<Field, string>;
}

/** Makes a chat link with the application as its message; `chat` is the club's address there. */
export const chatAddress = (chat: string, { title, labels }: ChatTexts, application: Application): string => {
  const lines = FIELDS.map((field) => `${labels[field]}: ${application[field]}`);
  return `${chat}?text=${encodeURIComponent([title, ...lines].join('\n'))}`;
};
