const HIDDEN = '__proto__';

/** Finds own `__proto__` fields at any depth, because schemas ignore them. */
export const hiddenFields = (values: unknown): string[] => {
  const found: string[] = [];
  const waiting: { value: unknown; path: string }[] = [{ value: values, path: '' }];
  // Iterative: a body may be nested deeper than the stack.
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { value, path } = one;
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, HIDDEN)) found.push(path + HIDDEN);
    for (const [name, part] of Object.entries(value)) if (typeof part === 'object') waiting.push({ value: part, path: `${path}${name}.` });
  }
  return found;
};
