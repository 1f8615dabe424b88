import type { ErrorCode, FieldError } from '../errors.ts';
import type { PersonalDetail } from '../typing/personal.ts';

type Params = Readonly<Record<string, string | number | undefined>>;

export type ErrorSentences = Record<ErrorCode, string>;
/** Kept apart from field errors, so that small pages with a form do not load these sentences. */
export type ItemCode =
  | 'changed_since'
  | 'medium_used'
  | 'sent_before'
  | 'lines_count'
  | 'line_too_long'
  | 'ends_before_start'
  | PersonalDetail;
type Sentence = (params: Params) => string;
export type FieldSentences = Record<Exclude<FieldError['code'], ItemCode>, Sentence>;
export type ItemSentences = Record<ItemCode, Sentence>;
