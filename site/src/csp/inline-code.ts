const COMMENT = '<!--';
const COMMENT_END = '-->';
const TAG_START = /[a-z/!]/i;
/** Astro and React write element names in lower case. */
const CODE = ['style', 'script'] as const;
/** Scripts with an address need no digest, and data blocks never run. */
const NEEDS_NO_DIGEST = /\ssrc=|\stype="application\/ld\+json"/;

/** Finds the ends of tags: the first `>` outside of quotation marks, so that one in a CMS title ends nothing. */
const tagEnds = (html: string): ((from: number) => number) => {
  const find = (sign: string, from: number): number => {
    const at = html.indexOf(sign, from);
    return at < 0 ? html.length : at;
  };
  let quote = -1;
  return (start) => {
    for (let from = start; ; ) {
      const end = find('>', from);
      if (quote < from) quote = find('"', from);
      if (end <= quote) return end;
      from = find('"', quote + 1) + 1;
    }
  };
};

/** Finds the inline styles and scripts of a built page. It scans from tag to tag, because it runs for every page. */
export const inlineCodeOf = (html: string): { styles: string[]; scripts: string[] } => {
  const code: { styles: string[]; scripts: string[] } = { styles: [], scripts: [] };
  const endOf = tagEnds(html);
  const behind = (text: string, from: number): number => {
    const at = html.indexOf(text, from);
    return at < 0 ? html.length : at + text.length;
  };
  let at = html.indexOf('<');
  while (at >= 0) {
    const sign = html.charAt(at + 1);
    const name = sign === 's' ? CODE.find((known) => html.startsWith(known, at + 1)) : undefined;
    if (sign === '!' && html.startsWith(COMMENT, at)) at = behind(COMMENT_END, at);
    else if (!TAG_START.test(sign)) at += 1;
    else if (name === undefined) at = endOf(at) + 1;
    else {
      const start = endOf(at) + 1;
      const end = behind(`</${name}>`, start);
      const text = html.slice(start, end - `</${name}>`.length);
      if (name === 'style') code.styles.push(text);
      else if (!NEEDS_NO_DIGEST.test(html.slice(at, start))) code.scripts.push(text);
      at = end;
    }
    at = html.indexOf('<', at);
  }
  return code;
};
