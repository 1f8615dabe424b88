import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The club's two families, each with both scripts in one file: the site's own files are cut and packed for browsers. */
const FONTS = {
  display: { font: 'El Messiri', fontfile: fileURLToPath(import.meta.resolve('@sanabel/brand/fonts/el-messiri-whole.ttf')) },
  text: { font: 'Readex Pro', fontfile: fileURLToPath(import.meta.resolve('@sanabel/brand/fonts/readex-pro-whole.ttf')) },
} as const;

/** Words as a picture of their own size. */
export interface Words {
  input: Buffer;
  width: number;
  height: number;
}

export interface Style {
  face: keyof typeof FONTS;
  color: string;
  /** The sizes to choose from, in pixels, the largest first. */
  sizes: readonly number[];
  /** Pixels between the feet of two lines, for each pixel of size. */
  leading: number;
  width: number;
  height: number;
}

/** What is tried for lines of one length, and from which height on, in sizes, there is more than one line. */
const NARROWER = [0.88, 0.76, 0.64];
const TWO_LINES = 1.6;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const set = async (text: string, { face, color, leading, width }: Style, size: number): Promise<Words> => {
  const { font, fontfile } = FONTS[face];
  const markup = `<span foreground="${color}" line_height="${leading}">${escaped(text)}</span>`;
  // Pango shapes Arabic, turns its lines to the right by themselves, and breaks them between words.
  const { data, info } = await sharp({
    text: { text: markup, font: `${font} ${size}`, fontfile, width, dpi: 72, rgba: true, wrap: 'word' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

/** Lines of about the same length, instead of a last one of one word: the narrowest of a few places that takes no line more. */
const balanced = async (text: string, style: Style, size: number, widest: Words): Promise<Words> => {
  let best = widest;
  for (const share of NARROWER) {
    const words = await set(text, { ...style, width: Math.round(style.width * share) }, size);
    // A line more or less of ink, where letters reach further up or down.
    if (words.height > widest.height + size / 2 || words.width > style.width * share) return best;
    best = words;
  }
  return best;
};

/** The beginning of a text that takes more than its place at the smallest size, ended by dots. */
const cut = async (text: string, style: Style, size: number, whole: Words): Promise<Words> => {
  let [words, kept] = [whole, text];
  while ((words.height > style.height || words.width > style.width) && kept.length > 1) {
    const share = Math.min(style.height / words.height, style.width / words.width, 0.95);
    kept = kept.slice(0, Math.floor(kept.length * share)).replace(/[،,؛;:.]?\s+\S*$/, '');
    words = await set(`${kept}…`, style, size);
  }
  return words;
};

/** Pictures among letters: no family of the club has them, and each would be a box of digits. */
const EMOJI = /\p{RGI_Emoji}|(?![©®™])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0f\u20e3]/gv;

/** A text without the emoji that nobody could read on a card. */
export const withoutEmoji = (text: string): string => text.replace(EMOJI, '').replace(/ {2,}/g, ' ').trim();

/** Sets words in the largest size at which they fit their place, else as many as fit in the smallest; null where there are none. */
export const setWords = async (given: string, style: Style): Promise<Words | null> => {
  const text = withoutEmoji(given);
  if (text === '') return null;
  for (const size of style.sizes) {
    const words = await set(text, style, size);
    if (words.height <= style.height && words.width <= style.width)
      return words.height > size * TWO_LINES ? balanced(text, style, size, words) : words;
  }
  const smallest = style.sizes.at(-1) as number;
  return cut(text, style, smallest, await set(text, style, smallest));
};
