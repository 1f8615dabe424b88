import type { FieldValues } from 'react-hook-form';

/** A chosen file, or the address of the stored picture; empty at first. */
export type Picture = File | string;

/** The texts of an item for its form, field by field; blank for a new item. */
export const textsOf = <Name extends string>(
  form: Readonly<Record<Name, unknown>>,
  item: Readonly<Partial<Record<NoInfer<Name>, string | number>>> | null,
): Record<Name, string> =>
  Object.fromEntries((Object.keys(form) as Name[]).map((name) => [name, String(item?.[name] ?? '')])) as Record<Name, string>;

/**
 * The fields to send: those that differ from `before`, so that two editors of different fields do not undo each other's, or all of them
 * without it. A picture is sent only when a file was chosen.
 */
export const changesOf = (values: FieldValues, before: FieldValues | null, picture?: string): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (name === picture ? value instanceof Blob : value !== before?.[name])),
  );
