const HIDDEN = '__proto__';

/** Finds own `__proto__` fields in what JSON.parse or a form has made, at any depth. Schemas pass over them. */
export const hiddenFields = (values: unknown): string[] => {
  const found: string[] = [];
  const waiting: { value: unknown; path: string }[] = [{ value: values, path: '' }];
  // No recursion: a body may be nested deeper than a stack.
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    const { value, path } = one;
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, HIDDEN)) found.push(path + HIDDEN);
    for (const [name, part] of Object.entries(value)) if (typeof part === 'object') waiting.push({ value: part, path: `${path}${name}.` });
  }
  return found;
};
