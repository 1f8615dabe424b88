/** The attributes of a tag: what looks like a tag in a quoted one is text. */
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'>])*`;
/** Tags one after the other; a script, a style sheet and a comment are one piece with what is in them. */
const TAGS = new RegExp(`<!--[\\s\\S]*?-->|<(script|style)\\b${ATTRIBUTES}>[\\s\\S]*?</\\1>|</?[a-z]${ATTRIBUTES}>`, 'gi');
/**
 * Leaves out what the policy would refuse to run, and the code for paper of a page that has no address yet: each would be a complaint in
 * the console of everyone who looks.
 */
const NOT_SHOWN = /^(?:<script\b|<link\b[^>]*\brel="?modulepreload\b|<img\b[^>]*\bdata-code\b)/i;

/**
 * Makes a rendered page one to look at: `strip` comes first in it, and a link opens elsewhere, which the sandbox refuses, because a preview is
 * one page and does not leave it.
 */
export const toLookAt = (page: string, strip: string): string =>
  page.replace(TAGS, (tag) => {
    if (NOT_SHOWN.test(tag)) return '';
    if (/^<head\b/i.test(tag)) return `${tag}<base target="_blank">`;
    return /^<body\b/i.test(tag) ? `${tag}${strip}` : tag;
  });
