import { oldestBrowsers } from '@sanabel/brand/browsers';
import { browserslistToTargets, Features, type Selector, type SelectorComponent, type TransformOptions, transform } from 'lightningcss';

type NewName = (name: string) => string;
const VARIABLE = /--[\w-]+/g;

const renamedComponent = (component: SelectorComponent, newName: NewName): SelectorComponent => {
  if (component.type === 'class') return { ...component, name: newName(component.name) };
  if ('selectors' in component && component.selectors) {
    const selectors = component.selectors as Selector[];
    return { ...component, selectors: selectors.map((selector) => renamedSelector(selector, newName)) } as SelectorComponent;
  }
  if ('of' in component && component.of) {
    return { ...component, of: component.of.map((selector) => renamedSelector(selector, newName)) } as SelectorComponent;
  }
  return component;
};
const renamedSelector = (selector: Selector, newName: NewName): Selector =>
  selector.map((component) => renamedComponent(component, newName));

const TARGETS = browserslistToTargets(Object.entries(oldestBrowsers('site')).map((browser) => browser.join(' ')));
/** Rewrites syntax that older browsers drop. No style of ours uses `light-dark()`, for which each `color-scheme` would get variables. */
const FOR_BROWSERS = { targets: TARGETS, exclude: Features.LightDark };

const run = (css: string, options: Partial<TransformOptions<Record<string, never>>>): string =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, ...options }).code.toString();

export const classesOf = (css: string): Set<string> => {
  const classes = new Set<string>();
  const note = (name: string): string => {
    classes.add(name);
    return name;
  };
  run(css, { visitor: { Selector: (selector) => renamedSelector(selector, note) } });
  return classes;
};

export const withClasses = (css: string, unused: readonly string[], names: ReadonlyMap<string, string>): string =>
  run(css, {
    unusedSymbols: [...unused],
    visitor: { Selector: (selector) => renamedSelector(selector, (name) => names.get(name) ?? name) },
  });

/** Tailwind's fallback for browsers without `@property`. */
const OLD_BROWSERS = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;
const REGISTERED = /@property (--[\w-]+)\{[^}]*initial-value:([^;}]*)\}/g;

/**
 * Inlines a registered property's initial value where no rule sets it: Tailwind reads a property that another class may set
 * (`--tw-border-style`), and on most pages none does.
 */
export const withInitialValues = (css: string): string => {
  const rules = css.replace(OLD_BROWSERS, '');
  const open = [...css.matchAll(REGISTERED)].filter(([, name]) => !rules.includes(`${name}:`));
  const stylesheet = open.reduce((text, [, name, value = '']) => text.replaceAll(`var(${name})`, value), css);
  return OLD_BROWSERS.test(css) && !stylesheet.includes('var(--tw-') ? stylesheet.replace(OLD_BROWSERS, '') : stylesheet;
};

/** Drops custom properties that neither the stylesheet nor a text reads. */
export const withoutUnusedVariables = (css: string, texts: readonly string[]): string => {
  const read = new Set([css.match(/(?<=var\()--[\w-]+/g), ...texts.map((text) => text.match(VARIABLE))].flatMap((found) => found ?? []));
  const unusedSymbols = [...new Set(css.match(VARIABLE))].filter((name) => !read.has(name));
  return withoutUnusedAnimations(run(css, { unusedSymbols }));
};

const ANIMATIONS = /(?<=@keyframes )[\w-]+/g;
const PLAYED = /(?<=animat[\w-]*:)[^;}]+/g;

const withoutUnusedAnimations = (css: string): string => {
  const played = new Set((css.match(PLAYED) ?? []).flatMap((value) => value.split(/[\s,]+/)));
  return run(css, { unusedSymbols: (css.match(ANIMATIONS) ?? []).filter((name) => !played.has(name)), ...FOR_BROWSERS });
};
