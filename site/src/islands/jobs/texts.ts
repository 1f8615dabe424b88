import type { PluralForms } from '../../i18n/plural.ts';
import type { Field, ProblemTexts } from './application.ts';

/** The form's own words for what the server refuses, where the server has none. */
export interface RefusalTexts {
  registered: string;
  failed: string;
}

/** What the form says, finished by the build; the counted sentences are filled in the browser. */
export interface FormTexts extends ProblemTexts, RefusalTexts {
  title: string;
  labels: Record<Field, string>;
  phoneHint: string;
  noExperience: string;
  qualificationHint: string;
  send: string;
  sending: string;
  left: PluralForms;
  ready: string;
  faults: PluralForms;
  consent: string;
  privacy: { text: string; href: string };
  sent: string;
  incomplete: string;
  byChat: string;
  opensInNewTab: string;
  close: string;
}
