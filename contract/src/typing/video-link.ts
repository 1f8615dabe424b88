import { seen } from './clean.ts';
import { wordsIn } from './words.ts';

const WATCH = /^(?:https?:\/\/)?(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/watch\/?\?(?:[^#\s]*&)?v=([\w-]{11})(?:[&#]\S*)?$/i;
const PATH = /^(?:https?:\/\/)?(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com\/(?:shorts|live|embed|v)\/([\w-]{11})(?:[/?#&]\S*)?$/i;
const SHORT = /^(?:https?:\/\/)?(?:www\.)?youtu\.be\/([\w-]{11})(?:[/?#&]\S*)?$/i;
const BARE = /^[\w-]{11}$/;

/**
 * Accepts watch, short, `m.`, shorts, live and embed links, with or without a scheme, also within a pasted text, and the id itself. Only
 * the id is stored (decision D12).
 */
export const youtubeId = (link: string): string | null => {
  const text = seen(link);
  if (BARE.test(text)) return text;
  for (const word of wordsIn(text)) {
    const id = (WATCH.exec(word) ?? PATH.exec(word) ?? SHORT.exec(word))?.[1];
    if (id) return id;
  }
  return null;
};
