import * as z from 'zod';
import type { Entity } from './entities/entity.ts';
import { ENTITIES, VERSIONED_NAMES, type VersionedName } from './entities/index.ts';
import { editedItem } from './entities/timing.ts';
import { id } from './text.ts';

/**
 * `found` is the state before the first recorded change, `restore` comes from the trash, `revert` brings back an earlier version, `undo`
 * takes back a bulk change.
 */
export const VERSION_ACTS = ['found', 'create', 'update', 'delete', 'restore', 'revert', 'undo'] as const;

export const versionLine = z.strictObject({
  id,
  at: z.iso.datetime(),
  /** Empty for the server. */
  adminId: z.string(),
  adminName: z.string(),
  act: z.enum(VERSION_ACTS),
  /** The bulk action that it belongs to; empty for a single save. */
  batch: z.string(),
  kind: z.enum(VERSIONED_NAMES),
  /** Empty for the contact record. */
  itemId: z.string(),
  title: z.string(),
  arabicTitle: z.string(),
  /** Compared with the version before. */
  changed: z.array(z.string()),
});

/** All fields without identity and times. */
const stateOf = (entity: Entity): z.ZodObject => {
  const { shape } = (entity.hasTiming ? editedItem(entity) : entity.item) as z.ZodObject;
  const { id: _, createdAt: __, updatedAt: ___, timedChange: ____, ...fields } = shape;
  return z.strictObject(fields);
};

export const wholeVersion = z.discriminatedUnion(
  'kind',
  VERSIONED_NAMES.map((name) => versionLine.extend({ kind: z.literal(name), item: stateOf(ENTITIES[name]) })) as unknown as [
    z.ZodObject<typeof versionLine.shape & { kind: z.ZodLiteral<VersionedName>; item: z.ZodObject }>,
  ],
);

/** Starts a change from an earlier version, which supplies everything that is not sent, files and times included. */
export const withVersion = (change: z.ZodType): z.ZodType =>
  change instanceof z.ZodObject
    ? change.extend({ version: id.optional().meta({ description: 'begins with this version of the item, and not with how it stands' }) })
    : change;

export const undoInput = z.strictObject({ batch: id });

/** An undo has a `batch` too, so that it can be undone. */
export const undone = z.strictObject({ batch: id, items: z.number().int().positive() });

export type VersionAct = (typeof VERSION_ACTS)[number];
export type VersionLine = z.infer<typeof versionLine>;
export type WholeVersion = VersionLine & { item: Readonly<Record<string, unknown>> };
export type Undone = z.infer<typeof undone>;
