import * as z from 'zod';
import type { Entity } from './entities/entity.ts';
import { ENTITIES, VERSIONED_NAMES, type VersionedName } from './entities/index.ts';
import { editedItem } from './entities/timing.ts';
import { id } from './text.ts';

/**
 * What made a version: `found` is an item as it was met by the first change that was kept, `restore` brings it back from the trash,
 * `revert` makes an earlier version the newest one, `undo` takes a change of many items back.
 */
export const VERSION_ACTS = ['found', 'create', 'update', 'delete', 'restore', 'revert', 'undo'] as const;

/** A version in the list of an item's versions. */
export const versionLine = z.strictObject({
  id,
  at: z.iso.datetime(),
  /** Empty when the server itself acted. */
  adminId: z.string(),
  adminName: z.string(),
  act: z.enum(VERSION_ACTS),
  /** The act on many items that it belongs to; empty for a save of its own. */
  batch: z.string(),
  kind: z.enum(VERSIONED_NAMES),
  /** Empty for the contact record. */
  itemId: z.string(),
  title: z.string(),
  arabicTitle: z.string(),
  /** The fields that differ from the version before it. */
  changed: z.array(z.string()),
});

/** What an editor can change of an item: all its fields, without its identity and times. */
const stateOf = (entity: Entity): z.ZodObject => {
  const { shape } = (entity.hasTiming ? editedItem(entity) : entity.item) as z.ZodObject;
  const { id: _, createdAt: __, updatedAt: ___, timedChange: ____, ...fields } = shape;
  return z.strictObject(fields);
};

/** One version whole, with everything that it holds of its item. */
export const wholeVersion = z.discriminatedUnion(
  'kind',
  VERSIONED_NAMES.map((name) => versionLine.extend({ kind: z.literal(name), item: stateOf(ENTITIES[name]) })) as unknown as [
    z.ZodObject<typeof versionLine.shape & { kind: z.ZodLiteral<VersionedName>; item: z.ZodObject }>,
  ],
);

/** Lets a change begin with an earlier version: what is not sent comes from it, its files and times included. */
export const withVersion = (change: z.ZodType): z.ZodType =>
  change instanceof z.ZodObject
    ? change.extend({ version: id.optional().meta({ description: 'begins with this version of the item, and not with how it stands' }) })
    : change;

/** Takes back what one act did to many items. */
export const undoInput = z.strictObject({ batch: id });

/** The undo is such an act too, so that it can be undone. */
export const undone = z.strictObject({ batch: id, items: z.number().int().positive() });

export type VersionAct = (typeof VERSION_ACTS)[number];
export type VersionLine = z.infer<typeof versionLine>;
export type WholeVersion = VersionLine & { item: Readonly<Record<string, unknown>> };
export type Undone = z.infer<typeof undone>;
