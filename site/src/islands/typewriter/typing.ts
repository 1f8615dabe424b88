/** The pace of the specification, section 9: one character each 10 ms, once. */
export const MS_PER_CHARACTER = 10;

/**
 * Measures each visible character in the string: letters with their marks, joined emoji and the like count as one. For the build: a slow
 * phone needs longer to make itself ready for this than for the typing.
 */
export const characterLengths = (text: string): number[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text), ({ segment }) => segment.length);

/** The place in the string that the typing has reached: 0 at the start, the string's length when it is done. */
export const typedUpTo = (lengths: readonly number[], elapsedMs: number): number =>
  lengths.slice(0, Math.floor(elapsedMs / MS_PER_CHARACTER)).reduce((sum, length) => sum + length, 0);

/** The share of the text that counts as reached (specification, section 9). */
const THRESHOLD = 0.1;
/** The name of what is still to come, for `::highlight()` (TypedText.astro). */
const UNTYPED = 'untyped';

/** Puts the caret after what was typed last, in the direction of its line. */
const place = (caret: HTMLElement, text: Text, at: number): void => {
  const last = document.createRange();
  last.setStart(text, Math.max(at - 1, 0));
  last.setEnd(text, at);
  const line = last.getBoundingClientRect();
  const frame = caret.offsetParent?.getBoundingClientRect() ?? line;
  const isRightToLeft = getComputedStyle(caret).direction === 'rtl';
  const x = isRightToLeft ? line.left - frame.right : line.right - frame.left;
  caret.style.translate = `${x}px ${line.top - frame.top}px`;
  caret.style.height = `${line.height}px`;
};

/**
 * Types a text that already stands there: what is still to come is a highlight without colour, which gets shorter. Only paint changes,
 * so letters keep their joined shapes and nothing moves. A browser without custom highlights shows the text as it is.
 * `lengths` are those of its visible characters.
 */
export const typeOut = (layer: HTMLElement, caret: HTMLElement, lengths: readonly number[]): void => {
  const text = layer.firstChild;
  if (!(text instanceof Text) || !CSS.highlights) return;
  const rest = document.createRange();
  rest.selectNodeContents(text);
  CSS.highlights.set(UNTYPED, new Highlight(rest));

  const step = (start: number) => (now: number) => {
    const at = typedUpTo(lengths, now - start);
    rest.setStart(text, at);
    caret.hidden = at === 0 || at === text.length;
    if (at === text.length) CSS.highlights.delete(UNTYPED);
    else {
      if (at > 0) place(caret, text, at);
      requestAnimationFrame(step(start));
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      requestAnimationFrame((now) => step(now)(now));
    },
    { threshold: THRESHOLD },
  );
  observer.observe(layer);
};
