/** Invisible marks that chats put around a link: soft hyphen, zero-width characters, signs of direction. */
const MARKS = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Punctuation of the sentence around a link, which copying takes along. */
const TAIL = /[\s/.,;:!?'"()[\]{}<>«»“”‘’…،؛؟]+$/;

/**
 * Returns the path as our pages have it: in lower case, without invisible marks and without the punctuation behind it. Null for a path
 * that is tidy already or cannot be decoded. It starts with exactly one slash, so a redirect to it stays on this host. The file is
 * written into Cloudflare's `_worker.js` as it stands, so it imports nothing.
 */
export const tidyAddress = (path: string): string | null => {
  try {
    const text = decodeURIComponent(path).replace(MARKS, '').replace(TAIL, '').toLowerCase();
    const parts = text.split('/').filter((part) => part !== '');
    const address = `/${parts.map(encodeURIComponent).join('/')}`;
    return address === path ? null : address;
  } catch {
    return null;
  }
};
