import type { Page } from 'playwright-core';

export interface ButtonPosition {
  start: number;
  /** Distance from the end of the page to the last box in its row: the whole row is aligned. */
  end: number;
  /** Distance to the box before it; null for the first in a row. */
  gap: number | null;
}

/** Runs in the page: every visible button or link that looks like one, by its path in the document. */
const read = (): [string, ButtonPosition][] => {
  const { clientWidth, dir } = document.documentElement;
  const wayTo = (element: Element): string => {
    const { parentElement } = element;
    if (!parentElement || element === document.body) return '';
    // Counts elements of the same name only, so that an extra paragraph in one language does not shift the path.
    const alike = [...parentElement.children].filter(({ localName }) => localName === element.localName);
    return `${wayTo(parentElement)}/${element.localName}${alike.indexOf(element)}`;
  };
  const boxOf = (element: Element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const [start, end] = dir === 'rtl' ? [clientWidth - right, left] : [left, clientWidth - right];
    // The content of a closed `details` has a box, too.
    return { start, end, top, bottom, isShown: width > 0 && height > 0 && element.checkVisibility() };
  };
  /** A link looks like a button if it has its own colour, border or shadow. */
  const looksLikeOne = (element: Element): boolean => {
    const { backgroundColor, borderTopWidth, borderInlineStartWidth, boxShadow, display } = getComputedStyle(element);
    const isFramed = borderTopWidth !== '0px' && borderInlineStartWidth !== '0px';
    return (
      element.localName === 'button' || (display !== 'inline' && (isFramed || boxShadow !== 'none' || !/, 0\)$/.test(backgroundColor)))
    );
  };
  const neighbour = (element: Element, side: 'previousElementSibling' | 'nextElementSibling'): Element | null => {
    let other = element[side];
    while (other && !boxOf(other).isShown) other = other[side];
    return other;
  };
  const shareRow = (one: Element, other: Element): boolean => {
    const [a, b] = [boxOf(one), boxOf(other)];
    return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;
  };
  /** Looks before the group when the element is the first in it. */
  const gapBefore = (element: Element): number | null => {
    let item = element;
    while (
      !neighbour(item, 'previousElementSibling') &&
      item.parentElement &&
      !item.parentElement.matches('section, article, form, header, footer')
    )
      item = item.parentElement;
    const before = neighbour(item, 'previousElementSibling');
    return before && shareRow(element, before) ? boxOf(element).start - (clientWidth - boxOf(before).end) : null;
  };
  const endOfRow = (element: Element): number => {
    let last = element.closest('li') ?? element;
    for (let next = neighbour(last, 'nextElementSibling'); next && shareRow(last, next); next = neighbour(last, 'nextElementSibling'))
      last = next;
    return boxOf(last).end;
  };
  return [...document.querySelectorAll('button, a:not([href="#main"])')].flatMap((element): [string, ButtonPosition][] => {
    const { start, isShown } = boxOf(element);
    if (!isShown || !looksLikeOne(element)) return [];
    return [[wayTo(element), { start, end: endOfRow(element), gap: gapBefore(element) }]];
  });
};

export const buttonsOf = async (page: Page): Promise<Map<string, ButtonPosition>> => new Map(await page.evaluate(read));

const TOLERANCE_PX = 2;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE_PX;

/** Words decide the width, so one line is compared: start, end or middle of the row, or the distance to the box before. */
const mirrors = (one: ButtonPosition, other: ButtonPosition): boolean => {
  if (isNear(one.start, other.start) || isNear(one.end, other.end)) return true;
  if (isNear((one.start - one.end) / 2, (other.start - other.end) / 2)) return true;
  if (one.gap === null && other.gap === null) return false;
  return one.gap === null || other.gap === null || isNear(one.gap, other.gap);
};

export const unmirroredButtons = (one: ReadonlyMap<string, ButtonPosition>, other: ReadonlyMap<string, ButtonPosition>): string[] =>
  [...one].flatMap(([way, position]) => {
    const counterpart = other.get(way);
    if (!counterpart) return [`${way} has no twin`];
    const describe = ({ start, end, gap }: ButtonPosition) => `${start} from the start, ${end} from the end, ${gap} after the one before`;
    return mirrors(position, counterpart) ? [] : [`${way} is ${describe(position)}; its counterpart ${describe(counterpart)}`];
  });
