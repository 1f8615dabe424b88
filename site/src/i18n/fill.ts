/** Keeps a placeholder open during the build, for a value that only the browser knows. */
export const placeholder = (name: string): string => `{{${name}}}`;

/** Works like i18next in the build. The replacement is a function, because a value may contain a pattern like `$&`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (open, name: string) => values[name] ?? open);
