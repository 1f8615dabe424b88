import type { ErrorCode, FieldFault } from '../errors.ts';

type Params = Readonly<Record<string, string | number | undefined>>;

/** One catalogue: a sentence for every error and for every fault of a field. A missing one does not compile. */
export interface Messages {
  errors: Record<ErrorCode, string>;
  fields: Record<FieldFault['code'], (params: Params) => string>;
}
