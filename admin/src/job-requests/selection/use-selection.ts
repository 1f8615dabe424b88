import { useEffect, useState } from 'react';

/** Which requests are chosen: some, by their ids, over the list's pages; or all that the search finds. */
export const useSelection = (question: string, total: number) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const clear = () => {
    setIds(new Set());
    setIsAll(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is another list.
  useEffect(clear, [question]);
  const replace = (next: Iterable<string>) => {
    setIsAll(false);
    setIds(new Set(next));
  };
  return {
    ids,
    isAll,
    count: isAll ? total : ids.size,
    has: (id: string): boolean => isAll || ids.has(id),
    toggle: (id: string, page: readonly string[]) => {
      const before = isAll ? new Set(page) : ids;
      replace(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]);
    },
    togglePage: (page: readonly string[]) => {
      const isWhole = isAll || page.every((id) => ids.has(id));
      replace(isWhole ? [...ids].filter((id) => !isAll && !page.includes(id)) : [...ids, ...page]);
    },
    chooseAll: () => setIsAll(true),
    replace,
    clear,
  };
};

export type Selection = ReturnType<typeof useSelection>;
