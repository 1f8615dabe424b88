import type { ErrorCode, FieldFault } from '../errors.ts';

type Params = Readonly<Record<string, string | number | undefined>>;

/** A sentence for every error. A missing one does not compile. */
export type ErrorSentences = Record<ErrorCode, string>;
/** A sentence for every fault of a field. A missing one does not compile. */
export type FieldSentences = Record<FieldFault['code'], (params: Params) => string>;
