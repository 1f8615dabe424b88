import type { Field, ProblemTexts } from './application.ts';

/** The form's own words for what the server refuses, where the server has none. */
export interface RefusalTexts {
  registered: string;
  failed: string;
}

/**
 * What the form says, finished by the build. Counted sentences are there for every count from 0 to the number of fields: to count in a
 * browser's own words, a slow phone first reads its whole store of languages.
 */
export interface FormTexts extends ProblemTexts, RefusalTexts {
  title: string;
  labels: Record<Field, string>;
  phoneHint: string;
  noExperience: string;
  qualificationHint: string;
  send: string;
  sending: string;
  left: readonly string[];
  ready: string;
  faults: readonly string[];
  consent: string;
  privacy: { text: string; href: string };
  sent: string;
  incomplete: string;
  byChat: string;
  opensInNewTab: string;
  close: string;
}
