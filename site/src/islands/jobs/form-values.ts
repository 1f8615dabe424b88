import { type Application, FIELDS, type Field } from './application.ts';

/** Finds a field's element. Fields are uncontrolled, so that nothing typed before hydration is lost. */
const fieldOf = (form: HTMLFormElement, field: Field): HTMLInputElement | HTMLTextAreaElement | null => {
  const element = form.elements.namedItem(field);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
};

export const EMPTY: Application = { fullName: '', phoneNumber: '', role: '', experience: '', email: '', qualification: '' };

export const readForm = (form: HTMLFormElement): Application =>
  Object.fromEntries(FIELDS.map((field) => [field, fieldOf(form, field)?.value ?? ''])) as Application;

/** Fills blank fields; a filled one is newer than the draft. */
export const fillBlanks = (form: HTMLFormElement, draft: Partial<Application>): void => {
  for (const field of FIELDS) {
    const element = fieldOf(form, field);
    if (element?.value === '') element.value = draft[field] ?? '';
  }
};

export const setField = (form: HTMLFormElement, field: Field, text: string): void => {
  const element = fieldOf(form, field);
  if (element) element.value = text;
};

/** Kept in this tab only, and only until the application is sent or the tab is closed. */
const DRAFT_KEY = 'job-application';

/** Reads the draft, field by field; nothing where storage is forbidden or holds something else. */
export const readDraft = (): Partial<Application> => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    const entries = Object.entries(draft ?? {});
    return Object.fromEntries(FIELDS.flatMap((field) => entries.filter(([key, text]) => key === field && typeof text === 'string')));
  } catch {
    return {};
  }
};

export const keepDraft = (application: Application): void => {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(application));
  } catch {}
};

export const dropDraft = (): void => {
  try {
    sessionStorage.removeItem(DRAFT_KEY);
  } catch {}
};
