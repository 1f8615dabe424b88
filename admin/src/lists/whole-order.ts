/**
 * A new order of some items of a list as an order of the whole list: they take the places that they had among the others,
 * which stay where they are. What is gone meanwhile is left out, what is new keeps its place.
 */
export const wholeOrder = (all: readonly string[], some: readonly string[]): string[] => {
  const known = new Set(all);
  const ordered = some.filter((id) => known.has(id));
  const moved = new Set(ordered);
  let next = 0;
  return all.map((id) => {
    if (!moved.has(id)) return id;
    const taken = ordered[next] ?? id;
    next += 1;
    return taken;
  });
};
