/** Toggles an item, or chooses the range from `anchor` to it in either direction. An anchor that is gone is ignored. */
export const withRange = (chosen: ReadonlySet<string>, ids: readonly string[], anchor: string | null, id: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  const from = anchor === null ? -1 : ids.indexOf(anchor);
  const to = ids.indexOf(id);
  if (from >= 0 && to >= 0) for (const one of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(one);
  else if (!next.delete(id)) next.add(id);
  return next;
};
