/** A quoted attribute may contain what looks like a tag. */
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'>])*`;
/** Matches tags; a script, a style and a comment match with their content. */
const TAGS = new RegExp(`<!--[\\s\\S]*?-->|<(script|style)\\b${ATTRIBUTES}>[\\s\\S]*?</\\1>|</?[a-z]${ATTRIBUTES}>`, 'gi');
/** Drops what the policy blocks, and the QR code of a page without an address: each would be an error in the reader's console. */
const NOT_SHOWN = /^(?:<script\b|<link\b[^>]*\brel="?modulepreload\b|<img\b[^>]*\bdata-code\b)/i;

/** Adds `strip` at the top. Links open elsewhere, which the sandbox refuses: a preview is one page. */
export const previewPage = (page: string, strip: string): string =>
  page.replace(TAGS, (tag) => {
    if (NOT_SHOWN.test(tag)) return '';
    if (/^<head\b/i.test(tag)) return `${tag}<base target="_blank">`;
    return /^<body\b/i.test(tag) ? `${tag}${strip}` : tag;
  });
