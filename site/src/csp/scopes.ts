/** How Astro marks the elements of a component for its styles: eight characters, on nearly every element of a page. */
const SCOPE = /data-astro-cid-(\w{4})(\w+)/g;

/** Shortens the marks, the same in pages and stylesheets. Half of the characters tell the components apart as well; if ever not, it throws. */
export const scopeShortener = (): ((text: string) => string) => {
  const known = new Map<string, string>();
  return (text) =>
    text.replace(SCOPE, (_, start: string, rest: string) => {
      if ((known.get(start) ?? rest) !== rest) throw new Error(`Two components' styles are marked ${start}: rename one of their files.`);
      known.set(start, rest);
      return `data-c-${start}`;
    });
};
