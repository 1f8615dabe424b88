import * as z from 'zod';
import { FIELD_CODES, type FieldCode } from '../errors.ts';
import { QUARTER_MS } from '../states.ts';
import { orNull, typeError } from '../text.ts';
import { stalenessInput, stalenessShown, type WithStaleness } from './languages.ts';

const fail = (code: FieldCode) => ({ error: code });

/** Forms send it as text. */
export const flag = z
  .preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean({ error: typeError }))
  .meta({ type: 'boolean' });

const yes = z.preprocess((value) => (value === 'true' ? true : value), z.literal(true, { error: typeError })).meta({ const: true });

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;
/** `Date` also parses the thirtieth of February, as another day. */
const isDay = (value: string): boolean => new Date(value).toISOString().startsWith(value.slice(0, 'YYYY-MM-DD'.length));
export const isQuarter = (value: string): boolean => UTC.test(value) && Date.parse(value) % QUARTER_MS === 0 && isDay(value);

/** A UTC timestamp on a quarter of an hour. Empty or null removes it. */
const quarter = orNull(
  z
    .string({ error: typeError })
    .refine(isQuarter, fail('invalid_time'))
    .overwrite((value) => (isQuarter(value) ? new Date(value).toISOString() : value))
    .meta({ format: 'date-time', description: 'in UTC, on a quarter of an hour; null takes it away' }),
);

/** A day in the club's time zone. Empty or null removes it. */
const day = orNull(
  z.iso
    .date(fail('invalid_type'))
    .meta({ description: 'the day from which an editor is reminded to look the item through; null takes it away' }),
);
const reviewInput = { reviewBy: day.optional() };

/** Decision 080. */
export const timingInput = z.strictObject({
  isDraft: flag.optional(),
  publishAt: quarter.optional(),
  hideAt: quarter.optional(),
  /** Must be true to give a live item a later publish time: it leaves the site until then. */
  takeOffline: flag.optional(),
});

/** When the changes of a live item are published; null publishes waiting changes now. */
export const changesAt = quarter.meta({
  description:
    'the time at which these changes are published, with those that wait already; until then the item stays as it is. Null publishes the waiting ones now, with these changes',
});

/** Decision 178. */
export const withChangesAt = (change: z.ZodType): z.ZodType =>
  change instanceof z.ZodObject ? change.extend({ changesAt: changesAt.optional() }) : change;

export type TimingInput = z.output<typeof timingInput>;
export const TIMING_FIELDS = Object.keys(timingInput.shape) as (keyof TimingInput)[];

/** Each item has one set at most. */
export const timedChange = z.strictObject({
  at: z.iso.datetime(),
  adminId: z.string(),
  /** Name of the last author, stored so that it survives the account. */
  adminName: z.string(),
  savedAt: z.iso.datetime(),
  /** The item's `updatedAt` at that time: a different one now means that the item has changed since. */
  basedOn: z.iso.datetime(),
  /** Includes the URLs of new files. */
  fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Field errors; none if the item was in the trash. */
  failure: z
    .strictObject({
      at: z.iso.datetime(),
      faults: z.array(
        z.strictObject({
          field: z.string(),
          code: z.enum(FIELD_CODES),
          params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        }),
      ),
    })
    .nullable(),
});

export type TimedChange = z.output<typeof timedChange>;

/** Only for editors, and only where set. */
const timingShown = {
  timedChange: timedChange.optional(),
  ...{ isDraft: z.literal(true).optional(), publishAt: z.iso.datetime().optional(), hideAt: z.iso.datetime().optional() },
  reviewBy: z.iso.date().optional(),
};

interface Schemas {
  item: z.ZodObject;
  input: z.ZodType;
  patch: z.ZodType;
}

const shapeOf = (schema: z.ZodType): z.core.$ZodLooseShape => (schema instanceof z.ZodObject ? schema.shape : {});

const eachObject = (schema: z.ZodType, change: (object: z.ZodObject) => z.ZodObject): z.ZodType => {
  if (schema instanceof z.ZodUnion) return z.union((schema.options as z.ZodObject[]).map(change));
  return schema instanceof z.ZodObject ? change(schema) : schema;
};

const timed =
  (timing: z.core.$ZodLooseShape) =>
  (object: z.ZodObject): z.ZodObject =>
    z.strictObject({ ...object.shape, ...timing, ...stalenessInput(object.shape) });

const unfinished = (field: z.core.$ZodType): z.ZodType => {
  const inner = (field instanceof z.ZodOptional ? field.unwrap() : field) as z.ZodType;
  return (inner.safeParse(null).success ? inner : orNull(inner)).optional();
};

/** Fields that can be changed later may be empty. Fixed ones, such as a gallery item's type, may not. */
const draft =
  (patch: z.ZodType, timing: z.core.$ZodLooseShape) =>
  (object: z.ZodObject): z.ZodObject => {
    const later = shapeOf(patch);
    const fields = Object.entries(object.shape).map(([name, field]) => [name, name in later ? unfinished(field) : field]);
    return z.strictObject({ ...Object.fromEntries(fields), ...stalenessInput(object.shape), ...timing });
  };

interface TimedInputs {
  create: z.ZodType;
  createDraft: z.ZodType;
  change: z.ZodType;
  changeDraft: z.ZodType;
}

/** Cached for each entity: Zod schemas are slow to create and are compiled at first use. */
const made = new WeakMap<z.ZodType, TimedInputs>();

export const timedInputs = ({
  input,
  patch,
  hasReview = false,
}: Pick<Schemas, 'input' | 'patch'> & { hasReview?: boolean }): TimedInputs => {
  const known = made.get(input);
  if (known) return known;
  const timing = { ...timingInput.shape, ...(hasReview ? reviewInput : {}) };
  const inputs = {
    create: eachObject(input, timed(timing)),
    createDraft: eachObject(input, draft(patch, { ...timing, isDraft: yes })),
    change: eachObject(patch, timed(timing)),
    changeDraft: eachObject(patch, draft(patch, timing)),
  };
  made.set(input, inputs);
  return inputs;
};

type Unfinished<Value> = Value extends string ? (string extends Value ? string : Value | '') : Value | null;

/** An item as editors get it, with its timing and translation state. A draft's texts and choices may be '' and its numbers null. */
export type Edited<Item, Patch> = {
  [Key in keyof Item]: Key extends keyof Patch ? Unfinished<Item[Key]> : Item[Key];
} & { [Key in keyof typeof timingShown]?: z.output<(typeof timingShown)[Key]> } & WithStaleness;

const unfinishedValue = (field: z.core.$ZodType): z.core.$ZodType => {
  if (field instanceof z.ZodString) return z.string();
  return field instanceof z.ZodEnum ? z.union([field, z.literal('')]) : (field as z.ZodType).nullable();
};

export const editedItem = <One extends Schemas>({ item, patch }: One) => {
  const later = shapeOf(patch);
  const fields = Object.entries(item.shape).map(([name, field]) => [name, name in later ? unfinishedValue(field) : field]);
  return z.strictObject({ ...Object.fromEntries(fields), ...timingShown, ...stalenessShown }) as unknown as z.ZodType<
    Edited<z.output<One['item']>, z.output<One['patch']>>
  >;
};

/** Validates a form while the user types. */
export const unfinishedInput = ({ shape }: z.ZodObject): z.ZodObject =>
  z.object(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, unfinished(field)])));
