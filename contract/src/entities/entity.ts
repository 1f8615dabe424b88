import * as z from 'zod';
import type { MediaRule } from '../media-rules.ts';
import { id } from '../text.ts';

/** The fields that every item has: identity and times (ISO 8601, UTC). */
export const item = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ id, ...shape, createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() });

type Stored<Shape> = { [Key in keyof Shape]: Shape[Key] extends z.ZodOptional<infer Inner> ? Inner : Shape[Key] };

/** An input's fields as an item has them: all of them, those too that an editor may leave out (the entity's `fallback` fills them). */
export const storedFields = <Shape extends z.core.$ZodLooseShape>({ shape }: z.ZodObject<Shape>): Stored<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field instanceof z.ZodOptional ? field.unwrap() : field]),
  ) as Stored<Shape>;

/** A file of an item: the part's name in a form, the attribute that keeps its address, and which files it takes. */
export interface FilePart {
  field: string;
  attribute: string;
  rule: MediaRule;
  isRequired: boolean;
  /** The values of the item's `type` that it comes with; without them it comes with any. */
  types?: readonly string[];
}

type Name<Fields> = keyof Fields & string;
type OptionalName<Input> = { [Key in keyof Input]-?: undefined extends Input[Key] ? Key : never }[keyof Input];

/** A value for every field that an editor may leave out, and for each that is younger than the first rows. */
type Fallback<Item, Input> = Pick<Item, OptionalName<Input> & keyof Item> & Partial<Item>;

type NameInAny<Input> = Input extends unknown ? keyof Input : never;
type NotKept<Own> = Own extends { notKept: readonly (infer Name)[] } ? Name : never;

/** The shape of an item with every field of its input: an item that lacks one does not compile, and nothing that was typed is lost. */
type WithAll<Name extends PropertyKey> = { shape: { readonly [Key in Name]: z.core.$ZodType } };

interface Facts {
  /** In the plural, as in the address, in `Content-Range`, in the trash and in the record of what was done. */
  name: string;
  singular: string;
  files: readonly FilePart[];
  /** The files that can be sent with a change, where these are not the same. */
  changeableFiles?: readonly FilePart[];
  /** The address of the page that shows it, without its language; only of what visitors see in a page. */
  page?: string;
  /** The fields that `q` searches. */
  search: readonly string[];
  /** What is searched of a field whose value is no plain text. */
  searched?: Readonly<Record<string, (value: string) => string>>;
  /** The fields that a list may be sorted and filtered by, beside id and times. */
  sortable: readonly string[];
  /** The field with the English title and the one with the Arabic title, as far as there are such. */
  titles: readonly string[];
  /** Whether visitors see it: each change of it is published. */
  isPublic: boolean;
  /** Whether editors may order its list. */
  hasOrder: boolean;
  /** Whether what was deleted can be brought back for 30 days (decision D16). */
  hasTrash: boolean;
  /** Whether it can be a draft, and be shown and hidden at a time (`timing.ts`). */
  hasTiming: boolean;
  /** Whether every save is kept, to be compared and restored (`versions.ts`). */
  hasVersions: boolean;
  /** Whether an editor can say from which day on it should be looked through again. */
  hasReview?: boolean;
  /** Whether it is a single record, without a list. */
  isSingle: boolean;
  /** The fields of an input that an item does not show, such as a password. */
  notKept?: readonly string[];
  /** The value for rows older than the field, and for a field that an editor left out. */
  fallback: Readonly<Record<string, unknown>>;
}

/** All that differs between the kinds of content, on their way in and out; it names fields that exist. */
export interface Traits<Item, Input> extends Facts {
  search: readonly Name<Item>[];
  sortable: readonly Name<Item>[];
  titles: readonly [] | readonly [title: Name<Item>] | readonly [title: Name<Item>, arabicTitle: Name<Item>];
  fallback: Fallback<Item, Input>;
}

/** An entity, said once: the routes, columns, lists, files, history and publication of the CMS are made from it. */
export const entity = <
  ItemSchema extends z.ZodObject,
  Input extends z.ZodType<object>,
  Patch extends z.ZodType<object>,
  const Own extends Facts,
>(
  schemas: { item: ItemSchema & WithAll<Exclude<NameInAny<z.output<Input> | z.output<Patch>>, NotKept<Own>>>; input: Input; patch: Patch },
  // Checked beside `Own`, not as its bound: a fault in one entity is told there alone, and not wherever `ENTITIES` is used.
  traits: Own & Traits<z.output<ItemSchema>, z.output<Input>>,
): { item: ItemSchema; input: Input; patch: Patch } & Own => ({ ...schemas, ...traits });

/** The flags of a public list that editors order. */
export const ORDERED_LIST = {
  isPublic: true,
  hasOrder: true,
  hasTrash: true,
  hasTiming: true,
  hasVersions: true,
  isSingle: false,
} as const;

/** Any entity, where it does not matter which. */
export interface Entity extends Facts {
  item: z.ZodObject;
  input: z.ZodType<object>;
  patch: z.ZodType<object>;
}

type Files = Pick<Entity, 'files' | 'changeableFiles'>;

const comesWith = ({ types }: FilePart, type: unknown): boolean => !types || types.some((one) => one === type);

/** The files that come with a new item of this type. */
export const filesOf = ({ files }: Files, type?: unknown): readonly FilePart[] => files.filter((file) => comesWith(file, type));

/** The files that can be sent with a change. */
export const changeableFilesOf = ({ files, changeableFiles = files }: Files): readonly FilePart[] => changeableFiles;

/** Every attribute that may keep the address of a file. */
export const fileAttributesOf = ({ files }: Files): readonly string[] => [...new Set(files.map(({ attribute }) => attribute))];

/** The addresses of the files that an item shows, by attribute. An attribute that holds something else for the item's type is left out. */
export const mediaOf = (entity: Files, item: object): [attribute: string, url: string][] => {
  const values = item as Readonly<Record<string, unknown>>;
  const parts = [...filesOf(entity, values.type), ...changeableFilesOf(entity)].filter((file) => comesWith(file, values.type));
  return [...new Set(parts.map(({ attribute }) => attribute))].map((attribute) => [attribute, String(values[attribute] ?? '')]);
};

/** The address of the picture by which an item is known at sight, of a film its poster; empty where there is none. */
export const faceOf = (entity: Files, item: object): string => {
  const values = item as Readonly<Record<string, unknown>>;
  const part = filesOf(entity, values.type).find(({ rule }) => rule.kind === 'image');
  return part ? String(values[part.attribute] ?? '') : '';
};

/**
 * A form's fields, one for every key of an input: `CROP_FORM = {…} satisfies FormOf<CropInput>` does not compile while an input is missing,
 * optional ones included, nor with one that the API does not know.
 */
export type FormOf<Input, Field = unknown> = { readonly [Key in keyof Input]-?: Field };
