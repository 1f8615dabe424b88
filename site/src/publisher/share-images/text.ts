import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The club's two font families, each with both scripts in one file: the site's own files are subsets for browsers. */
const FONTS = {
  display: { font: 'El Messiri', fontfile: fileURLToPath(import.meta.resolve('@sanabel/brand/fonts/el-messiri-whole.ttf')) },
  text: { font: 'Readex Pro', fontfile: fileURLToPath(import.meta.resolve('@sanabel/brand/fonts/readex-pro-whole.ttf')) },
} as const;

/** Rendered text. */
export interface TextBlock {
  input: Buffer;
  width: number;
  height: number;
}

export interface Style {
  face: keyof typeof FONTS;
  color: string;
  /** Pixels, the largest first. */
  sizes: readonly number[];
  /** Line height in pixels for each pixel of size. */
  leading: number;
  width: number;
  height: number;
}

/** The widths to try for lines of equal length, and the height, in sizes, from which there is more than one line. */
const NARROWER = [0.88, 0.76, 0.64];
const TWO_LINES = 1.6;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const set = async (text: string, { face, color, leading, width }: Style, size: number): Promise<TextBlock> => {
  const { font, fontfile } = FONTS[face];
  const markup = `<span foreground="${color}" line_height="${leading}">${escaped(text)}</span>`;
  // Pango shapes Arabic, aligns its lines to the right, and breaks lines between words.
  const { data, info } = await sharp({
    text: { text: markup, font: `${font} ${size}`, fontfile, width, dpi: 72, rgba: true, wrap: 'word' },
  })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

/** Makes lines of about the same length: the narrowest width that needs no further line. */
const balanced = async (text: string, style: Style, size: number, widest: TextBlock): Promise<TextBlock> => {
  let best = widest;
  for (const share of NARROWER) {
    const block = await set(text, { ...style, width: Math.round(style.width * share) }, size);
    // Compares with a tolerance of half a line, because letters reach further up or down.
    if (block.height > widest.height + size / 2 || block.width > style.width * share) return best;
    best = block;
  }
  return best;
};

/** Cuts a text that does not fit at the smallest size, and adds an ellipsis. */
const cut = async (text: string, style: Style, size: number, whole: TextBlock): Promise<TextBlock> => {
  let [block, kept] = [whole, text];
  while ((block.height > style.height || block.width > style.width) && kept.length > 1) {
    const share = Math.min(style.height / block.height, style.width / block.width, 0.95);
    kept = kept.slice(0, Math.floor(kept.length * share)).replace(/[،,؛;:.]?\s+\S*$/, '');
    block = await set(`${kept}…`, style, size);
  }
  return block;
};

/** The club's fonts have no emoji: each would be a box of digits. */
const EMOJI = /\p{RGI_Emoji}|(?![©®™])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0f\u20e3]/gv;

export const withoutEmoji = (text: string): string => text.replace(EMOJI, '').replace(/ {2,}/g, ' ').trim();

/** Uses the largest size that fits, else cuts the text at the smallest; null for an empty text. */
export const setText = async (given: string, style: Style): Promise<TextBlock | null> => {
  const text = withoutEmoji(given);
  if (text === '') return null;
  for (const size of style.sizes) {
    const block = await set(text, style, size);
    if (block.height <= style.height && block.width <= style.width)
      return block.height > size * TWO_LINES ? balanced(text, style, size, block) : block;
  }
  const smallest = style.sizes.at(-1) as number;
  return cut(text, style, smallest, await set(text, style, smallest));
};
