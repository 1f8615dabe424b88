/** A rule of one utility. Its name is escaped. */
const RULE = /(?<=^|[{}])[^{}]*\.scripted \.((?:[^\s{}:.,>+~)[\\]|\\.)+)[^{}]*\{([^{}]*)\}/g;
/** Tells utilities from other words of a script, which may be the name of a class, too. */
export const isUtility = (name: string): boolean => /\w[-:[]/.test(name);
/** Matches texts of a source that may be lists of classes. */
export const CLASS_LIST = /(?<=["'`}])[^"'`{}$\n]+(?=["'`$])/g;
/** The states in which a utility applies, such as `max-mid:hover:`. */
const VARIANTS = /^(?:(?:[^[\]:]|\[[^\]]*\])+:)*/;

const unescaped = (name: string): string => name.replace(/\\(.)/g, '$1');
const propertiesOf = (declarations = ''): string[] => declarations.split(';').map((declaration) => declaration.split(':')[0] ?? '');
const edges = (property: string): string => property.replace(/-.*-/, '-');
const isSame = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`) || edges(one) === edges(other);

/**
 * Merges the rules of utilities that are together wherever a script uses them, into the rule of the first: most elements of a script are
 * unlike any other. A rule stays where it is if one between the two sets the same property of an element.
 */
export const mergeUtilities = (css: string, script: string): { css: string; merged: Set<string> } => {
  const rules = new Map([...css.matchAll(RULE)].map(([, name = '', text = '']) => [unescaped(name), text] as const));
  const names = [...rules.keys()];
  const lists = [...script.matchAll(CLASS_LIST)].map(([list]) => list.split(/\s+/).filter((word) => rules.has(word)));
  const uses = (name: string): string => lists.flatMap((list, place) => (list.includes(name) ? [place] : [])).join();
  const areFree = (name: string, between: readonly string[]): boolean => {
    const beside = new Set(lists.filter((list) => list.includes(name)).flat());
    const set = between.filter((other) => beside.has(other)).flatMap((other) => propertiesOf(rules.get(other)));
    return propertiesOf(rules.get(name)).every((own) => set.every((property) => !isSame(own, property)));
  };
  const merged = new Set<string>();
  const together = new Map(rules);
  const groups = Map.groupBy(names.filter(isUtility), (name) => `${uses(name)} ${VARIANTS.exec(name)?.[0]}`);
  for (const [first = '', ...others] of groups.values()) {
    if (uses(first) === '') continue;
    for (const name of others) {
      const between = names.slice(names.indexOf(first) + 1, names.indexOf(name));
      if (
        !areFree(
          name,
          between.filter((other) => !(merged.has(other) && others.includes(other))),
        )
      )
        continue;
      together.set(first, `${together.get(first)};${rules.get(name)}`);
      merged.add(name);
    }
  }
  const shown = css.replace(RULE, (rule, name: string, text: string) => {
    const known = unescaped(name);
    return merged.has(known) ? '' : rule.replace(`{${text}}`, () => `{${together.get(known)}}`);
  });
  return { css: shown, merged };
};
