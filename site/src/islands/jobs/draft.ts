import { type Application, FIELDS } from './application.ts';

/** Kept in this tab only, and only until the application is sent or the tab is closed. */
const KEY = 'job-application';

/** What was written before, field by field; nothing where storage is forbidden or holds something else. */
export const readDraft = (): Partial<Application> => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(draft ?? {});
    return Object.fromEntries(FIELDS.flatMap((field) => entries.filter(([key, text]) => key === field && typeof text === 'string')));
  } catch {
    return {};
  }
};

export const keepDraft = (application: Application): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(application));
  } catch {}
};

export const dropDraft = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
};
