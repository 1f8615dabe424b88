import { foldDigits } from '@sanabel/contract/fold';
import { isBlank, withoutUnseen } from '@sanabel/contract/typing/clean';
import { normalisePhone } from '@sanabel/contract/typing/phone';

/** The six fields, in the form's order. */
export const FIELDS = ['fullName', 'phoneNumber', 'role', 'experience', 'email', 'qualification'] as const;
export type Field = (typeof FIELDS)[number];
export type Application = Record<Field, string>;
export type Problems = Partial<Record<Field, string>>;

/** The number that "no experience" fills in (decision D5). */
export const NO_EXPERIENCE = '0';

/** Finds slips of the finger only; the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Counts the fields that are still to be filled before the form can be sent. */
export const countLeft = (application: Application): number => FIELDS.filter((field) => isBlank(application[field])).length;

/** Makes the application as it is sent: trimmed, numbers in ASCII digits (decision L8). */
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

/** Checks one filled field; empty when it is right. A blank one is not wrong yet, only missing. */
export const formProblem = (field: Field, text: string, texts: ProblemTexts): string => {
  if (isBlank(text)) return '';
  if (field === 'email' && !EMAIL.test(withoutUnseen(text).trim())) return texts.invalidEmail;
  if (field === 'phoneNumber' && normalisePhone(text) === null) return texts.invalidPhone;
  return '';
};

/** Checks all fields before sending; blank ones count. */
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

/** Makes the link to a chat with the club, with the application as its message; `chat` is the club's address there. */
export const chatAddress = (chat: string, { title, labels }: ChatTexts, application: Application): string => {
  const lines = FIELDS.map((field) => `${labels[field]}: ${application[field]}`);
  return `${chat}?text=${encodeURIComponent([title, ...lines].join('\n'))}`;
};
