/** The order of the whole gallery after some of it was ordered anew: those take their own places, everything else keeps its place. */
export const withOrder = (all: readonly string[], part: readonly string[]): string[] => {
  const moved = new Set(part);
  const next = part.values();
  return all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
};
