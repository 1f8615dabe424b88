export type Attribute = Readonly<Record<string, unknown> & { type: string }>;

interface Names {
  singular: string;
  plural: string;
  table: string;
}

/** Drafts and translations of Strapi are off: both languages are fields of one item. */
export const contentType = ({ singular, plural, table }: Names, attributes: Readonly<Record<string, Attribute>>) => ({
  kind: 'collectionType',
  collectionName: table,
  info: { singularName: singular, pluralName: plural, displayName: singular },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
  attributes: Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, { ...attribute }])),
});

export const shortText = { type: 'string' } as const;
export const longText = { type: 'text' } as const;
export const json = { type: 'json' } as const;
export const datetime = { type: 'datetime' } as const;
export const integer = { type: 'integer' } as const;
/** A database constraint. Strapi's `unique` is only a check that two processes pass at once. */
export const uniqueText = { type: 'string', unique: true, required: true, column: { unique: true } } as const;
/** Zero comes first. Never null, which SQLite sorts first and PostgreSQL last. */
export const position = { type: 'integer', default: 0 } as const;

/** The contract's `ItemState`. Never null, so that queries find all rows. */
export const state = { type: 'string', default: 'live' } as const;

/** Copies the attribute, because Strapi writes the column's name into each. */
export const each = (attribute: Attribute, names: readonly string[]): Record<string, Attribute> =>
  Object.fromEntries(names.map((name) => [name, { ...attribute }]));
