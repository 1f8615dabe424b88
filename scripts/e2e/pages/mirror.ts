import type { Page } from 'playwright-core';

/** The width is missing when it depends on the words. */
export interface BoxPosition {
  start: number;
  width: number | null;
}

/** Boxes that shape a page, and lines of words. Uses elements: built pages have short class names. */
const SHAPES = [
  'body > :not([href="#main"])',
  'header > div',
  'main > *',
  'main section',
  'main article',
  'main form',
  'main :is(section, article) > div:has(h1, h2, form)',
  'main li:has(h2, h3, img)',
  'main :is(picture, span:has(> picture))',
  'main :is(h1, h2, ul, ol, dl, fieldset, input:not([type=radio], form:has([type=submit]) > label input), textarea)',
  'footer div:has(> nav)',
  'footer div:has(> nav) > *',
].join(', ');

/** Lines of words, of which only the start is compared: headings, breadcrumbs and the group of the two buttons under an item. */
const LINES = 'h1, h2, nav > ol, fieldset:has(> button)';

/** Runs in the page: every visible shape by its path in the document. */
const read = ([shapes, lines]: readonly [string, string]): [string, BoxPosition][] => {
  const { clientWidth, dir } = document.documentElement;
  const wayTo = (element: Element): string => {
    const { parentElement } = element;
    if (!parentElement || element === document.body) return '';
    // Counts elements of the same name only, so that an extra paragraph in one language does not shift the path.
    const alike = [...parentElement.children].filter(({ localName }) => localName === element.localName);
    return `${wayTo(parentElement)}/${element.localName}${alike.indexOf(element)}`;
  };
  return [...document.querySelectorAll(shapes)].flatMap((element): [string, BoxPosition][] => {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    return [[wayTo(element), { start: dir === 'rtl' ? clientWidth - right : left, width: element.matches(lines) ? null : width }]];
  });
};

export const shapesOf = async (page: Page): Promise<Map<string, BoxPosition>> =>
  new Map(await page.evaluate(read, [SHAPES, LINES] as const));

const TOLERANCE_PX = 2;

export const unmirrored = (one: ReadonlyMap<string, BoxPosition>, other: ReadonlyMap<string, BoxPosition>): string[] =>
  [...one].flatMap(([way, position]) => {
    const counterpart = other.get(way);
    if (!counterpart) return [`${way} has no twin`];
    const isMirrored =
      Math.abs(position.start - counterpart.start) <= TOLERANCE_PX &&
      Math.abs((position.width ?? 0) - (counterpart.width ?? 0)) <= TOLERANCE_PX;
    return isMirrored
      ? []
      : [`${way} is ${position.width} wide at ${position.start}, its counterpart ${counterpart.width} at ${counterpart.start}`];
  });
