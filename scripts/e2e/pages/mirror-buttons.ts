import type { Page } from 'playwright-core';

/** The position of a button, as distances along the line. */
export interface Stand {
  /** From the start of the page. */
  start: number;
  /** From the end of the page, of the last of the row that it stands in: such a row is what is aligned to an end, or to the middle. */
  end: number;
  /** From what stands before it in its row; null where it begins one. */
  gap: number | null;
}

/** Runs in the page: every visible button, and every link that looks like one, by its way through the document. */
const read = (): [string, Stand][] => {
  const { clientWidth, dir } = document.documentElement;
  const wayTo = (element: Element): string => {
    const { parentElement } = element;
    if (!parentElement || element === document.body) return '';
    // Among those of its name: a paragraph that one language has more is no other place.
    const alike = [...parentElement.children].filter(({ localName }) => localName === element.localName);
    return `${wayTo(parentElement)}/${element.localName}${alike.indexOf(element)}`;
  };
  const boxOf = (element: Element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const [start, end] = dir === 'rtl' ? [clientWidth - right, left] : [left, clientWidth - right];
    return { start, end, top, bottom, isShown: width > 0 && height > 0 };
  };
  /** A colour, a border or a shadow of its own makes a link look like a button; all that only follows the text's line does not. */
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
  /** The element before it among its siblings, or before the group that it begins. */
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
  return [...document.querySelectorAll('button, a:not([href="#main"])')].flatMap((element): [string, Stand][] => {
    const { start, isShown } = boxOf(element);
    if (!isShown || !looksLikeOne(element)) return [];
    return [[wayTo(element), { start, end: endOfRow(element), gap: gapBefore(element) }]];
  });
};

export const buttonsOf = async (page: Page): Promise<Map<string, Stand>> => new Map(await page.evaluate(read));

const TOLERANCE_PX = 2;
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= TOLERANCE_PX;

/**
 * Whether a button mirrors its twin. Its words decide how wide it is, so one line of it is compared: its start, or the end or the middle
 * of its row, is where the twin's is; or, after another thing in its row, whose words push it on, it keeps the same distance to that.
 * Where the words of one language need one row more than the other's, there is nothing to compare.
 */
const mirrors = (one: Stand, other: Stand): boolean => {
  if (isNear(one.start, other.start) || isNear(one.end, other.end)) return true;
  if (isNear((one.start - one.end) / 2, (other.start - other.end) / 2)) return true;
  if (one.gap === null && other.gap === null) return false;
  return one.gap === null || other.gap === null || isNear(one.gap, other.gap);
};

/** The buttons that do not stand where their twins do when the page is turned over. */
export const unmirroredButtons = (one: ReadonlyMap<string, Stand>, other: ReadonlyMap<string, Stand>): string[] =>
  [...one].flatMap(([way, stand]) => {
    const twin = other.get(way);
    if (!twin) return [`${way} has no twin`];
    const told = ({ start, end, gap }: Stand) => `${start} from the start, ${end} from the end, ${gap} after the one before`;
    return mirrors(stand, twin) ? [] : [`${way} is ${told(stand)}; its twin ${told(twin)}`];
  });
