export type Tokens = Readonly<Record<string, string>>;

export const colorsIn = (css: string): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/--(?:color-)?([\w-]+):\s*(#[0-9a-f]{3,6}|var\(--(?:color-)?[\w-]+\))\s*;/gi)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

export const blockOf = (css: string, selector: string): string => {
  const from = css.indexOf('{', css.indexOf(selector));
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return css.slice(from + 1, at);
  }
  throw new Error(`There is no block of ${selector}.`);
};

const CHANNELS = [0.2126, 0.7152, 0.0722] as const;

/** WCAG 2.2, "relative luminance". */
const luminance = (hex: string): number => {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./g, '$&$&') : hex.slice(1);
  return CHANNELS.reduce((sum, weight, index) => {
    const value = Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16) / 255;
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);
};

/** Returns 1 to 21. */
export const contrast = (tokens: Tokens, one: string, other: string): number => {
  const hexOf = (name: string): string => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`There is no colour ${name}.`);
    const [, reference] = /^var\(--(?:color-)?([\w-]+)\)$/.exec(value) ?? [];
    return reference === undefined ? value : hexOf(reference);
  };
  const [dark = 0, light = 0] = [luminance(hexOf(one)), luminance(hexOf(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
