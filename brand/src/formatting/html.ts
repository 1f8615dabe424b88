import type { Block } from '@sanabel/contract/formatting/blocks';
import type { Inline } from '@sanabel/contract/formatting/parse';

/** As Astro writes them: a text without marks comes out as it did before. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>'"]/g, (sign) => ESCAPES[sign] ?? sign);

/** What every link has: it leads to a page that is perhaps not the club's, and its words run as they do themselves. */
export const LINK = { className: 'underline', rel: 'noopener noreferrer', dir: 'auto' } as const;

/** A line as HTML. The panel draws the same from the same (admin/src/formatting/Formatted.tsx). */
export const inlineHtml = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (typeof inline === 'string') return escaped(inline);
      const inside = inlineHtml(inline.children);
      return inline.kind === 'strong'
        ? `<strong>${inside}</strong>`
        : `<a class="${LINK.className}" rel="${LINK.rel}" dir="${LINK.dir}" href="${escaped(inline.href)}">${inside}</a>`;
    })
    .join('');

/** Paragraphs and lists as HTML. */
export const blocksHtml = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? `<p>${inlineHtml(block.children)}</p>`
        : `<ul>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`,
    )
    .join('');
