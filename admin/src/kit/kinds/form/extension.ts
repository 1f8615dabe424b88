import type { ComponentType } from 'react';
import type { KindFormMethods } from './field.tsx';

/** What a section adds to the form that follows from its kind. */
export interface FormExtension {
  /** Stands above the texts. */
  Lead?: ComponentType<{ form: KindFormMethods; isNew: boolean }>;
  /** Shown next to the title of a saved item. */
  Acts?: ComponentType<{ form: KindFormMethods }>;
}
