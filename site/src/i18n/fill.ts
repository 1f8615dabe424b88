/** Keeps a placeholder open while the build translates, for a value that only the browser knows. */
export const placeholder = (name: string): string => `{{${name}}}`;

/** Fills a text's placeholders in the browser, as i18next does in the build. A function replaces: a value may look like a pattern. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (open, name: string) => values[name] ?? open);
