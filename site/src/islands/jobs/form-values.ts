import { type Application, FIELDS, type Field } from './application.ts';

/** Fields are uncontrolled, so that text typed before hydration is not lost. */
const fieldOf = (form: HTMLFormElement, field: Field): HTMLInputElement | HTMLTextAreaElement | null => {
  const element = form.elements.namedItem(field);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
};

export const EMPTY: Application = { fullName: '', phoneNumber: '', role: '', experience: '', email: '', qualification: '' };

export const readForm = (form: HTMLFormElement): Application =>
  Object.fromEntries(FIELDS.map((field) => [field, fieldOf(form, field)?.value ?? ''])) as Application;

/** Keeps filled fields: they are newer than the draft. */
export const fillBlanks = (form: HTMLFormElement, unsavedApplication: Partial<Application>): void => {
  for (const field of FIELDS) {
    const element = fieldOf(form, field);
    if (element?.value === '') element.value = unsavedApplication[field] ?? '';
  }
};

export const setField = (form: HTMLFormElement, field: Field, text: string): void => {
  const element = fieldOf(form, field);
  if (element) element.value = text;
};

/** Stays in this tab only, until the application is sent or the tab is closed. */
const UNSAVED_APPLICATION_KEY = 'job-application';

/** Empty where storage is forbidden or holds something else. */
export const readUnsavedApplication = (): Partial<Application> => {
  try {
    const unsavedApplication: unknown = JSON.parse(sessionStorage.getItem(UNSAVED_APPLICATION_KEY) ?? '{}');
    const entries = Object.entries(unsavedApplication ?? {});
    return Object.fromEntries(FIELDS.flatMap((field) => entries.filter(([key, text]) => key === field && typeof text === 'string')));
  } catch {
    return {};
  }
};

export const saveUnsavedApplication = (application: Application): void => {
  try {
    sessionStorage.setItem(UNSAVED_APPLICATION_KEY, JSON.stringify(application));
  } catch {}
};

const KEY_KEY = 'job-application-key';
let key: string | undefined;

/** The idempotency key: the server recognises a retry after a lost answer. Undefined where the browser makes none: without https. */
export const keyOfApplication = (): string | undefined => {
  try {
    key = sessionStorage.getItem(KEY_KEY) ?? key;
  } catch {}
  key ??= crypto.randomUUID?.();
  try {
    if (key) sessionStorage.setItem(KEY_KEY, key);
  } catch {}
  return key;
};

/** Also drops the key: the next text is another application. */
export const dropUnsavedApplication = (): void => {
  key = undefined;
  try {
    sessionStorage.removeItem(UNSAVED_APPLICATION_KEY);
    sessionStorage.removeItem(KEY_KEY);
  } catch {}
};
