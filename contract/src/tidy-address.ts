/** Invisible characters that chats add around a link. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Punctuation around a link that was copied with it. */
const TAIL = /[\s/.,;:!?'"()[\]{}<>«»“”‘’…،؛؟]+$/;

/**
 * Returns the path in our form, or null where it is tidy already or cannot be decoded. It starts with exactly one slash, so that a redirect
 * stays on this host. This file is copied into Cloudflare's `_worker.js`, so it imports nothing.
 */
export const tidyAddress = (path: string): string | null => {
  try {
    const text = decodeURIComponent(path).replace(INVISIBLE, '').replace(TAIL, '').toLowerCase();
    const parts = text.split('/').filter((part) => part !== '');
    const address = `/${parts.map(encodeURIComponent).join('/')}`;
    return address === path ? null : address;
  } catch {
    return null;
  }
};
