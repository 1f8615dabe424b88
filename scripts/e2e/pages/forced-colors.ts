import type { Page } from 'playwright-core';
import sharp from 'sharp';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Shown {
  kind: 'mark' | 'text';
  name: string;
  stage: string;
  box: Box;
}

/** Runs in the page: lists what has to be seen in forced colours, and its position in the window. */
const findShown = (): { unmarked: string[]; shown: Shown[] } => {
  const CHOSEN = ':is(a, span, button, th):is([aria-current], [aria-pressed="true"]), label:has(:checked)';
  // Leaves out the kernels of a crop's own year: they keep their borders only, and the dates follow in words.
  const MARK = '[data-stage]:not([data-year] *), progress, a > i';
  const MIN = 8;
  const isVisible = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('dialog, svg');
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath.startsWith('inset') || isClipped(element.parentElement));
  const entry = (kind: Shown['kind'], element: HTMLElement, rect: DOMRect, name: string): Shown[] => {
    const { left, top, width, height } = rect;
    const isInWindow = left >= 0 && left + width <= document.documentElement.clientWidth && top + height <= innerHeight;
    if (width < MIN || height < MIN || !isInWindow) return [];
    return [{ kind, name: name.trim().slice(0, 40), stage: element.dataset.stage ?? '', box: { left, top, width, height } }];
  };
  const found = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => isVisible(element) && !isClipped(element));
  const unmarked = found(CHOSEN)
    .filter((element) => getComputedStyle(element).outlineStyle !== 'solid')
    .map((element) => `not marked as chosen: ${element.localName} ${element.textContent.trim()}`);
  const marks = found(MARK).flatMap((element) =>
    entry('mark', element, element.getBoundingClientRect(), element.className || element.localName),
  );
  const texts: Shown[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!holder || !node.nodeValue?.trim() || !isVisible(holder) || isClipped(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) texts.push(...entry('text', holder, rect, node.nodeValue));
  }
  return { unmarked, shown: [...marks, ...texts] };
};

/** WCAG's minimum for large text and graphics; the grey of disabled controls meets it, too. */
const CONTRAST_MIN = 3;
const INK_SHARE_MIN = 0.05;
/** The marks of two stages differ by at least this share of their area. */
const STAGE_DIFFERENCE_MIN = 0.12;

const luminance = (rgb: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => (channel <= 10 ? channel / 3294 : ((channel / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Compares pixels, because the browser replaces colours, drops gradients and shadows, and puts plates under text only when it paints. */
export const lostInForcedColors = async (page: Page): Promise<string[]> => {
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  // A screenshot of the full page would make the window higher, and move what depends on its height.
  await page.setViewportSize({ ...window, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  const { unmarked, shown } = await page.evaluate(findShown);
  const screenshot = await page.screenshot();
  await page.setViewportSize(window);
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixelsOf = ({ left, top, width, height }: Box): number[][] => {
    const pixels: number[][] = [];
    for (let y = Math.max(0, Math.round(top)); y < Math.min(info.height, Math.round(top + height)); y++)
      for (let x = Math.round(left); x < Math.min(info.width, Math.round(left + width)); x++)
        pixels.push([...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]);
    return pixels;
  };
  const inkShares = new Map<string, number[]>();
  const problems = shown.flatMap(({ kind, name, stage, box }) => {
    const pixels = pixelsOf(box);
    const lights = pixels.map(luminance);
    if (kind === 'text') {
      const [darkest, lightest] = lights.reduce(([low, high], light) => [Math.min(low, light), Math.max(high, light)], [1, 0]);
      return contrast(darkest, lightest) < CONTRAST_MIN ? [`text on its own colour: ${name}`] : [];
    }
    // The pixel outside the corner has the colour of the page.
    const [ground] = pixelsOf({ left: Math.max(0, box.left - 3), top: box.top - 3, width: 1, height: 1 });
    const groundLight = luminance(ground ?? []);
    const ink = lights.filter((light) => contrast(light, groundLight) >= CONTRAST_MIN).length / lights.length;
    if (stage) inkShares.set(stage, [...(inkShares.get(stage) ?? []), ink]);
    return ink < INK_SHARE_MIN ? [`a mark without ink: ${name} ${stage}`] : [];
  });
  const stages = [...inkShares].map(([stage, shares]) => ({ stage, share: shares.reduce((sum, share) => sum + share) / shares.length }));
  const alike = stages.flatMap(({ stage, share }, index) =>
    stages
      .slice(index + 1)
      .filter((other) => Math.abs(other.share - share) < STAGE_DIFFERENCE_MIN)
      .map((other) => `the marks of ${stage} and ${other.stage} look alike: ${share.toFixed(2)} ${other.share.toFixed(2)}`),
  );
  return [...new Set([...unmarked, ...problems, ...alike])];
};
