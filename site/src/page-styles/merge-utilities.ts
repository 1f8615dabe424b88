/** A rule of a utility alone, without a state. Their names are escaped. */
const RULE = /\.scripted \.((?:[^\s{}:.,>+~\\]|\\.)+)\{([^{}]*)\}/g;
/** Tells utilities from other words of a script, which may be the name of a class, too. */
export const isUtility = (name: string): boolean => /\w[-:[]/.test(name);
/** Matches texts of a script that may be lists of classes. */
const LIST = /(?<=["'`}])[^"'`{}$\n]+(?=["'`$])/g;

const unescaped = (name: string): string => name.replace(/\\(.)/g, '$1');
const propertiesOf = (declarations: string): string[] => declarations.split(';').map((declaration) => declaration.split(':')[0] ?? '');
const edges = (property: string): string => property.replace(/-.*-/, '-');
const isSame = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`) || edges(one) === edges(other);

/**
 * Merges the rules of utilities that are together wherever a script uses them, into the rule of the first: most elements of a script are
 * unlike any other. Those whose order matters to another utility of a list keep their rules.
 */
export const mergeUtilities = (css: string, script: string): { css: string; merged: Set<string> } => {
  const end = css.indexOf('@media');
  const plain = end < 0 ? css : css.slice(0, end);
  const rules = new Map([...plain.matchAll(RULE)].map(([, name = '', text = '']) => [unescaped(name), text] as const));
  const lists = [...script.matchAll(LIST)].map(([list]) => list.split(/\s+/).filter((word) => rules.has(word)));
  const uses = (name: string): string => lists.flatMap((list, place) => (list.includes(name) ? [place] : [])).join();
  const isFree = (name: string, group: readonly string[]): boolean =>
    lists
      .filter((list) => list.includes(name))
      .flat()
      .filter((other) => !group.includes(other))
      .flatMap((other) => propertiesOf(rules.get(other) ?? ''))
      .every((property) => !propertiesOf(rules.get(name) ?? '').some((own) => isSame(own, property)));
  const merged = new Set<string>();
  for (const group of Map.groupBy([...rules.keys()].filter(isUtility), uses).values()) {
    let free = group;
    while (free.some((name) => !isFree(name, free))) free = free.filter((name) => isFree(name, free));
    const [first, ...others] = free;
    if (!first || uses(first) === '') continue;
    rules.set(first, [first, ...others].map((name) => rules.get(name)).join(';'));
    for (const name of others) merged.add(name);
  }
  const together = plain.replace(RULE, (rule, name: string, text: string) => {
    const known = unescaped(name);
    return merged.has(known) ? '' : rule.replace(`{${text}}`, () => `{${rules.get(known)}}`);
  });
  return { css: together + css.slice(plain.length), merged };
};
