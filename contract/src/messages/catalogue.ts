import type { ErrorCode, FieldFault } from '../errors.ts';

type Params = Readonly<Record<string, string | number | undefined>>;

/** A sentence for every error. A missing one does not compile. */
export type ErrorSentences = Record<ErrorCode, string>;
/** A fault of an item that stands in the way of a call: no form has it, so that its sentences do not come with the small pages that have one. */
export type ItemCode = 'changed_since' | 'medium_used' | 'sent_before';
type Sentence = (params: Params) => string;
/** A sentence for every fault of a field. A missing one does not compile. */
export type FieldSentences = Record<Exclude<FieldFault['code'], ItemCode>, Sentence>;
/** A sentence for every fault of an item. */
export type ItemSentences = Record<ItemCode, Sentence>;
