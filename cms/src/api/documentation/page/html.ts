const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** HTML that is safe to stand in a page. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[];

const render = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return String(part).replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
};

/** A piece of HTML in which every text that is put in is escaped. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: texts.reduce((whole, text, index) => whole + render(parts[index - 1] ?? '') + text),
});
