import * as z from 'zod';
import type { KindFacts } from '../kinds/kind.ts';
import type { MediaRule } from '../media-rules.ts';
import { id } from '../text.ts';

/** Adds the fields that every item has: identity and times (ISO 8601, UTC). */
export const item = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ id, ...shape, createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() });

type Stored<Shape> = { [Key in keyof Shape]: Shape[Key] extends z.ZodOptional<infer Inner> ? Inner : Shape[Key] };

/** Returns an input's fields as an item has them: all required, since the entity's `fallback` fills the optional ones. */
export const storedFields = <Shape extends z.core.$ZodLooseShape>({ shape }: z.ZodObject<Shape>): Stored<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field instanceof z.ZodOptional ? field.unwrap() : field]),
  ) as Stored<Shape>;

/** `field` is its name in a form, `attribute` stores its URL. */
export interface FilePart {
  field: string;
  attribute: string;
  rule: MediaRule;
  isRequired: boolean;
  /** Only items with one of these values of `type` have it; without `types` every item has it. */
  types?: readonly string[];
}

type Name<Fields> = keyof Fields & string;
type OptionalName<Input> = { [Key in keyof Input]-?: undefined extends Input[Key] ? Key : never }[keyof Input];

/** Covers every optional field, and every field that is newer than the first rows. */
type Fallback<Item, Input> = Pick<Item, OptionalName<Input> & keyof Item> & Partial<Item>;

type NameInAny<Input> = Input extends unknown ? keyof Input : never;
type NotSaved<Own> = Own extends { notSaved: readonly (infer Name)[] } ? Name : never;

/** Requires every field of an input in the item's shape. An item that lacks one does not compile, so no input is lost. */
type WithAll<Name extends PropertyKey> = { shape: { readonly [Key in Name]: z.core.$ZodType } };

interface Facts extends KindFacts {
  files: readonly FilePart[];
  /** Set where a change accepts other files than a new item. */
  changeableFiles?: readonly FilePart[];
  /** The fields that `q` searches. */
  search: readonly string[];
  /** Converts a field's value to searchable text where it is not plain text. */
  searched?: Readonly<Record<string, (value: string) => string>>;
  /** Fields besides id and times. */
  sortable: readonly string[];
  /** English and Arabic. */
  titles: readonly string[];
  /** Input fields that an item does not show, such as a password. */
  notSaved?: readonly string[];
  /** Fills rows that are older than a field, and optional fields that were left out. */
  fallback: Readonly<Record<string, unknown>>;
}

export interface Traits<Item, Input> extends Facts {
  search: readonly Name<Item>[];
  sortable: readonly Name<Item>[];
  titles: readonly [] | readonly [title: Name<Item>] | readonly [title: Name<Item>, arabicTitle: Name<Item>];
  fallback: Fallback<Item, Input>;
}

/** The routes, columns, lists, files, history and publication of the CMS are generated from this. */
export const entity = <
  ItemSchema extends z.ZodObject,
  Input extends z.ZodType<object>,
  Patch extends z.ZodType<object>,
  const Own extends Facts,
>(
  schemas: { item: ItemSchema & WithAll<Exclude<NameInAny<z.output<Input> | z.output<Patch>>, NotSaved<Own>>>; input: Input; patch: Patch },
  // Intersected with `Own` instead of being its bound, so that a type error appears only in that entity.
  traits: Own & Traits<z.output<ItemSchema>, z.output<Input>>,
): { item: ItemSchema; input: Input; patch: Patch } & Own => ({ ...schemas, ...traits });

export interface Entity extends Facts {
  item: z.ZodObject;
  input: z.ZodType<object>;
  patch: z.ZodType<object>;
}

type Files = Pick<Entity, 'files' | 'changeableFiles'>;

const comesWith = ({ types }: FilePart, type: unknown): boolean => !types || types.some((one) => one === type);

export const filesOf = ({ files }: Files, type?: unknown): readonly FilePart[] => files.filter((file) => comesWith(file, type));

export const changeableFilesOf = ({ files, changeableFiles = files }: Files): readonly FilePart[] => changeableFiles;

export const fileAttributesOf = ({ files }: Files): readonly string[] => [...new Set(files.map(({ attribute }) => attribute))];

/** Leaves out attributes that mean something else for the item's type. */
export const mediaOf = (entity: Files, item: object): [attribute: string, url: string][] => {
  const values = item as Readonly<Record<string, unknown>>;
  const parts = [...filesOf(entity, values.type), ...changeableFilesOf(entity)].filter((file) => comesWith(file, values.type));
  return [...new Set(parts.map(({ attribute }) => attribute))].map((attribute) => [attribute, String(values[attribute] ?? '')]);
};

/** Returns the URL of an item's picture or film poster; empty where there is none. */
export const faceOf = (entity: Files, item: object): string => {
  const values = item as Readonly<Record<string, unknown>>;
  const part = filesOf(entity, values.type).find(({ rule }) => rule.kind === 'image');
  return part ? String(values[part.attribute] ?? '') : '';
};

/** Has every key of an input, optional ones too: `CROP_FORM = {…} satisfies FormOf<CropInput>` fails with a missing or an unknown key. */
export type FormOf<Input, Field = unknown> = { readonly [Key in keyof Input]-?: Field };
