import type { Page } from 'playwright-core';

/** Runs in the page: one line for each breach of the rules of Arabic typesetting in docs/arabic.md, its number first. */
const breaches = (): string[] => {
  const ARABIC = /\p{Script=Arabic}/u;
  const SAMPLE = 'إِأُجِّحِّيٍ';
  const BOLD = 600;
  const found = new Set<string>();
  const pen = document.createElement('canvas').getContext('2d');
  const nameOf = (element: Element): string =>
    `${element.localName}${element.id && `#${element.id}`}.${[...element.classList].slice(0, 4).join('.')}`;
  const report = (row: number, element: Element, problem: string) => {
    found.add(`${row}: ${problem} at ${nameOf(element)}`);
  };
  const languageOf = (element: Element): string => element.closest('[lang]')?.getAttribute('lang') ?? '';
  const isSpokenOnly = (element: Element): boolean => element.closest('.sr-only, .visually-hidden, [popover]:not(:popover-open)') !== null;

  const readAsText = (element: Element, text: string) => {
    const isIsolated = element.closest('bdi, [dir=ltr], code, kbd') !== null;
    if (!isIsolated && /(?<![A-Za-z0-9])[0-9]/.test(text.replace(/[\u2066-\u2068].*?\u2069/g, '')))
      report(9, element, `Western digits in «${text.slice(0, 60)}»`);
    if (/[٠-٩][.,][٠-٩]/.test(text)) report(9, element, `Latin separator in «${text.slice(0, 60)}»`);
    if (/[,;?]/.test(text) || /["']/.test(text)) report(16, element, `Latin punctuation in «${text.slice(0, 60)}»`);
  };

  /** A label for screen readers alone runs into the text after it unless punctuation makes the voice pause. */
  const readPause = (element: Element, text: string) => {
    const isLabel = element.localName === 'span' && getComputedStyle(element).clipPath === 'inset(50%)';
    const { nextSibling } = element;
    if (!isLabel || element.lastChild?.nodeValue?.trim() !== text || !nextSibling) return;
    if (nextSibling instanceof Element) {
      // Voices pause before a block.
      if (nextSibling.getAttribute('aria-hidden') === 'true' || !getComputedStyle(nextSibling).display.startsWith('inline')) return;
    }
    const next = nextSibling.textContent?.trim() ?? '';
    if (/\p{L}/u.test(next) && !/[،:؛.؟!»]$/.test(text) && !/^[،:؛.؟!)]/.test(next))
      report(28, element, `«${text}» runs into «${next.slice(0, 30)}»`);
  };

  const fontOf = (style: CSSStyleDeclaration): string => `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const readType = (element: Element, node: Text, text: string) => {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    if (style.letterSpacing !== 'normal' && Number.parseFloat(style.letterSpacing) !== 0)
      report(1, element, `letter-spacing ${style.letterSpacing}`);
    if (style.textAlign === 'justify') report(2, element, 'justified');
    if (style.fontStyle !== 'normal') report(3, element, style.fontStyle);
    if (style.textTransform !== 'none') report(3, element, style.textTransform);
    if (style.hyphens === 'auto') report(4, element, 'hyphens');
    if (size < 13) report(8, element, `${size} px`);
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    const lineHeight = Number.parseFloat(style.lineHeight) / size;
    const isDisplay = size >= 18 || style.fontFamily.startsWith('"El Messiri') || element.closest('h1, h2, h3, h4') !== null;
    if (lines.size > 1 && lineHeight < (isDisplay ? 1.2 : 1.7) - 0.01)
      report(6, element, `line height ${lineHeight.toFixed(2)} at ${size} px`);
    readFaces(element, text, style);
    if (text.length > 1) readInk(element, range, style);
  };

  const familyOf = (name: string): string => name.replaceAll('"', '').trim();
  /** Browsers draw letters thicker where a bold weight has no bold face. */
  const readFaces = (element: Element, text: string, style: CSSStyleDeclaration) => {
    const weight = Number(style.fontWeight);
    const faces = [...document.fonts].filter(
      ({ family, status }) => status === 'loaded' && style.fontFamily.split(',').map(familyOf).includes(familyOf(family)),
    );
    const heaviest = Math.max(...faces.map(({ weight: range }) => Number(range.replace('bold', '700').split(' ').at(-1)) || 400));
    if (faces.length > 0 && weight >= BOLD && heaviest < BOLD) report(3, element, `weight ${weight} of a face up to ${heaviest}`);
    if (!pen || !/[A-Z]/.test(text)) return;
    pen.font = fontOf(style);
    const ratio = pen.measureText('ا').actualBoundingBoxAscent / pen.measureText('H').actualBoundingBoxAscent;
    if (ratio < 0.9 || ratio > 1.15) report(7, element, `alef ${ratio.toFixed(2)} times as high as a capital`);
  };

  /** Compares the ink of the highest and deepest letters with each box that clips them. */
  const readInk = (element: Element, range: Range, style: CSSStyleDeclaration) => {
    if (!pen) return;
    pen.font = fontOf(style);
    const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(SAMPLE);
    const [first] = range.getClientRects();
    if (!first) return;
    const baseline = first.top + fontBoundingBoxAscent;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowY, display, overflowClipMargin } = getComputedStyle(box);
      // Text that a scrolling box cuts can be scrolled to.
      if (/auto|scroll/.test(overflowY)) return;
      if (!/hidden|clip/.test(overflowY) || display === 'inline') continue;
      const { top, bottom } = box.getBoundingClientRect();
      if (first.top < top - 4 || first.bottom > bottom + 4) return;
      const margin = overflowY === 'clip' ? Number.parseFloat(overflowClipMargin) : 0;
      const over = Math.max(top - (baseline - actualBoundingBoxAscent), baseline + actualBoundingBoxDescent - bottom) - margin;
      if (over > 0.5) report(5, element, `${over.toFixed(1)} px of ink cut by ${nameOf(box)}`);
    }
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (!element || !ARABIC.test(text) || languageOf(element) !== 'ar' || element.closest('script, style, noscript, template')) continue;
    readAsText(element, text);
    readPause(element, text);
    if (!isSpokenOnly(element) && element.checkVisibility()) readType(element, node as Text, text);
  }

  for (const field of document.querySelectorAll<HTMLElement>(
    'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, select',
  )) {
    if (languageOf(field) !== 'ar' || field.closest('[dir=ltr]') || !field.checkVisibility()) continue;
    const { lineHeight, fontSize } = getComputedStyle(field);
    const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    if (Number.isNaN(ratio) || ratio < 1.79) report(6, field, `line height ${lineHeight} of a field`);
  }

  for (const element of document.querySelectorAll('[alt], [aria-label], [title], [placeholder], [aria-description]'))
    for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'aria-description']) {
      const text = element.getAttribute(name) ?? '';
      if (languageOf(element) !== 'ar' || !text) continue;
      if (ARABIC.test(text)) readAsText(element, text);
      else if (/[A-Za-z]{2}/.test(text) && !element.closest('[dir=ltr]'))
        report(22, element, `${name} «${text.slice(0, 60)}» without its language`);
    }
  return [...found];
};

/** Checks the Arabic page that is open, one line for each breach. */
export const arabicFindings = (page: Page): Promise<string[]> => page.evaluate(breaches);
