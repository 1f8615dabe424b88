import type { Page } from 'playwright-core';

/** Where a box stands: how far its start is from the start of the page, and how wide it is, unless that follows its words. */
export interface Place {
  start: number;
  width: number | null;
}

/** What gives a page its shape, and its headings: these are as long as they are, but begin where they should. */
const SHAPES = [
  'body > :not(.skip)',
  'header .wrap',
  'main > *',
  'main section',
  'main article',
  'main form',
  'main .wrap',
  'main li:has(h2, h3, img)',
  'main .picture',
  'main :is(h1, h2, ul, ol, dl, fieldset, input, textarea)',
  'footer .columns',
  'footer .columns > *',
].join(', ');

/** Runs in the page: every visible shape by its way through the document. */
const read = (shapes: string): [string, Place][] => {
  const { clientWidth, dir } = document.documentElement;
  const wayTo = (element: Element): string => {
    const { parentElement } = element;
    if (!parentElement || element === document.body) return '';
    return `${wayTo(parentElement)}/${element.localName}${[...parentElement.children].indexOf(element)}`;
  };
  return [...document.querySelectorAll(shapes)].flatMap((element): [string, Place][] => {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    return [
      [
        `${wayTo(element)} .${element.classList[0] ?? ''}`,
        { start: dir === 'rtl' ? clientWidth - right : left, width: element instanceof HTMLHeadingElement ? null : width },
      ],
    ];
  });
};

export const shapesOf = async (page: Page): Promise<Map<string, Place>> => new Map(await page.evaluate(read, SHAPES));

const TOLERANCE_PX = 2;

/** What does not stand where its twin does when the page is turned over. */
export const unmirrored = (one: ReadonlyMap<string, Place>, other: ReadonlyMap<string, Place>): string[] =>
  [...one].flatMap(([way, place]) => {
    const twin = other.get(way);
    if (!twin) return [`${way} has no twin`];
    const isMirrored =
      Math.abs(place.start - twin.start) <= TOLERANCE_PX && Math.abs((place.width ?? 0) - (twin.width ?? 0)) <= TOLERANCE_PX;
    return isMirrored ? [] : [`${way} is ${place.width} wide at ${place.start}, its twin ${twin.width} at ${twin.start}`];
  });
