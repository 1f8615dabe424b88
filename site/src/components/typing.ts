/** One character every 10 ms (specification, section 9). */
export const MS_PER_CHARACTER = 10;

/** Matches a letter with its marks, or joined symbols. A slow phone takes longer to load `Intl.Segmenter` than to type. */
const CHARACTER = /.\p{M}*(?:\u200d.\p{M}*)*/gsu;

export const characterLengths = (text: string): number[] => (text.match(CHARACTER) ?? []).map(({ length }) => length);

/** Returns the index that the typing has reached, at most the string's length. */
export const typedUpTo = (lengths: readonly number[], elapsedMs: number): number =>
  lengths.slice(0, Math.floor(elapsedMs / MS_PER_CHARACTER)).reduce((sum, length) => sum + length, 0);

/** The share of the text that must be visible to start (specification, section 9). */
const THRESHOLD = 0.1;
/** The name for `::highlight()` of the remaining text (TypedText.astro). */
const UNTYPED = 'untyped';

const placeCaret = (caret: HTMLElement, text: Text, at: number): void => {
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
 * Hides the remaining text with a colourless highlight that shrinks. Only paint changes, so letters keep their joined shapes and nothing
 * moves. A browser without custom highlights shows the whole text.
 */
export const typeOut = (layer: HTMLElement, caret: HTMLElement): void => {
  const text = layer.firstChild;
  if (!(text instanceof Text) || !CSS.highlights) return;
  const lengths = characterLengths(text.data);
  const rest = document.createRange();
  rest.selectNodeContents(text);
  CSS.highlights.set(UNTYPED, new Highlight(rest));

  const step = (start: number) => (now: number) => {
    const at = typedUpTo(lengths, now - start);
    rest.setStart(text, at);
    caret.hidden = at === 0 || at === text.length;
    if (at === text.length) CSS.highlights.delete(UNTYPED);
    else {
      if (at > 0) placeCaret(caret, text, at);
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
