export type Attribute = Readonly<Record<string, unknown> & { type: string }>;

interface Names {
  singular: string;
  plural: string;
  table: string;
}

/** A content type of ours as Strapi wants it described: no drafts, no translations (both languages are fields of one item). */
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
export const moment = { type: 'datetime' } as const;
export const integer = { type: 'integer' } as const;
/** Unique by a constraint of the database: Strapi's `unique` alone is a check that two processes pass at once. */
export const uniqueText = { type: 'string', unique: true, required: true, column: { unique: true } } as const;
/** The position in an editor's order; 0 is before all others. Never null, which SQLite sorts first and PostgreSQL last. */
export const position = { type: 'integer', default: 0 } as const;

/** Whether visitors see an item (the contract's `ItemState`). Never null, so that rows are found by it. */
export const state = { type: 'string', default: 'live' } as const;

/** Attributes of the same type under many names; copies, because Strapi writes the column's name into each. */
export const each = (attribute: Attribute, names: readonly string[]): Record<string, Attribute> =>
  Object.fromEntries(names.map((name) => [name, { ...attribute }]));
