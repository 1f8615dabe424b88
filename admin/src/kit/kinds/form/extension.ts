import type { Locale } from '@sanabel/contract/enumerations';
import type { ComponentType } from 'react';
import type { KindFormMethods } from './field.tsx';

/** A problem of a text that keeps it from being published, but not from being kept as a draft. */
export interface TextProblem {
  /** Sentence at the field. */
  text: string;
  /** Sentence beside the button. */
  note: string;
}

/** What a section adds to the form that follows from its kind. */
export interface FormExtension {
  /** Stands above the texts. */
  Lead?: ComponentType<{ form: KindFormMethods; isNew: boolean }>;
  /** Stands beside the title of a saved item. */
  Acts?: ComponentType<{ form: KindFormMethods }>;
  /** Judges every text. */
  problemOf?: (text: string, label: string, locale: Locale) => TextProblem | null;
}
