import type { Block } from '@sanabel/contract/formatting/blocks';
import type { Inline } from '@sanabel/contract/formatting/parse';

/** Escapes the same characters as Astro. */
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&#39;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>'"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Links may leave the site, and their text has its own direction. */
export const LINK = { className: 'underline', rel: 'noopener noreferrer', dir: 'auto' } as const;

/** The panel renders the same input in admin/src/content/shared/writing/Formatted.tsx. */
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

export const blocksHtml = (blocks: readonly Block[]): string =>
  blocks
    .map((block) =>
      block.kind === 'paragraph'
        ? `<p>${inlineHtml(block.children)}</p>`
        : `<ul>${block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('')}</ul>`,
    )
    .join('');
