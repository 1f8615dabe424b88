import { LINK } from '@sanabel/brand/formatting/html';
import { type Block, blocksOf } from '@sanabel/contract/formatting/blocks';
import { type Inline, inlineOf } from '@sanabel/contract/formatting/parse';
import { lines, step } from '@sanabel/contract/formatting/steps';

/** Layout on the site: paragraphs and lists, steps, or one point per line. */
export type TextForm = 'prose' | 'steps' | 'list';

/** Renders like the contract's `inlineHtml` (a test compares both), as elements: Trusted Types accept no HTML strings. */
export const FormattedLine = ({ inlines }: { inlines: readonly Inline[] }) =>
  inlines.map((inline, index) => {
    if (typeof inline === 'string') return inline;
    const key = `${index}`;
    return inline.kind === 'strong' ? (
      <strong key={key}>
        <FormattedLine inlines={inline.children} />
      </strong>
    ) : (
      <a key={key} {...LINK} href={inline.href}>
        <FormattedLine inlines={inline.children} />
      </a>
    );
  });

/** Renders like `blocksHtml`. */
export const FormattedBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => {
    const key = `${index}`;
    return block.kind === 'paragraph' ? (
      <p key={key}>
        <FormattedLine inlines={block.children} />
      </p>
    ) : (
      <ul key={key}>
        {block.items.map((item, point) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity but their place.
          <li key={point}>
            <FormattedLine inlines={item} />
          </li>
        ))}
      </ul>
    );
  });

export const FormattedText = ({ text, form }: { text: string; form: TextForm }) => {
  if (form === 'prose') return <FormattedBlocks blocks={blocksOf(text)} />;
  if (form === 'list')
    return (
      <ul className="ps-4 border-s-5 border-brand">
        {lines(text).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place.
          <li key={index} className="py-2 not-first:border-t not-first:border-line">
            <FormattedLine inlines={inlineOf(line)} />
          </li>
        ))}
      </ul>
    );
  return (
    <ol>
      {lines(text)
        .map(step)
        .map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place.
          <li key={index} className="grid gap-3 grid-cols-[14px_1fr] py-2 not-first:border-t not-first:border-line">
            <svg className="w-3.5 h-6 fill-wheat-500" viewBox="-7 -23 14 24" aria-hidden="true">
              <path d="M0 0C-6-4-6.5-14 0-20C6.5-14 6-4 0 0Z" />
            </svg>
            <div>
              {one.lead.length > 0 && (
                <b>
                  <FormattedLine inlines={one.lead} />
                </b>
              )}
              <p className={one.lead.length > 0 ? 'text-ink-2' : undefined}>
                <FormattedLine inlines={one.text} />
              </p>
            </div>
          </li>
        ))}
    </ol>
  );
};
