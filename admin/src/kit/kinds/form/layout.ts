import type { Locale } from '@sanabel/contract/enumerations';
import { arabicName, type ImageField, type KindField, type TextField } from '@sanabel/contract/kinds/fields';
import type { KindFacts } from '@sanabel/contract/kinds/kind';

type InBoth = Readonly<Record<Locale, string>>;

/** A text in both languages; `ar` and `en` are names of fields. */
export interface Pair extends InBoth {
  kind: 'pair';
  field: TextField;
}

export interface PictureFields {
  name: string;
  field: ImageField;
  /** Names of the descriptions in both languages. */
  caption: InBoth | null;
}

export type SingleField = Exclude<KindField, ImageField>;
export type ChoiceField = Extract<KindField, { choices: unknown }>;
export type ReferenceField = Extract<KindField, { to: string }>;

export type Block =
  | Pair
  | { kind: 'period'; from: string; until: string }
  | { kind: 'pictures'; pictures: readonly PictureFields[] }
  | { kind: 'single'; name: string; field: SingleField };

export interface Layout {
  /** Texts before the first field that both languages share. */
  texts: readonly Pair[];
  shared: readonly Block[];
}

type Declared = Pick<KindFacts, 'fields' | 'validity'>;

const inBoth = (name: string): InBoth => ({ en: name, ar: arabicName(name) });

const DETAILS: InBoth = inBoth('pictureAlt');

/** Joins pictures that follow each other, with the text behind each as its caption. */
const blocksOf = ({ fields = {}, validity }: Declared): Block[] => {
  const blocks: Block[] = [];
  let isBehindPicture = false;
  for (const [name, field] of Object.entries(fields)) {
    const last = blocks.at(-1);
    const isInBoth = field.type === 'text' && field.language === 'both';
    if (field.type === 'image') {
      const picture = { name, field, caption: field.hasDetails ? DETAILS : null };
      if (last?.kind === 'pictures') blocks.splice(-1, 1, { ...last, pictures: [...last.pictures, picture] });
      else blocks.push({ kind: 'pictures', pictures: [picture] });
    } else if (isInBoth && isBehindPicture && last?.kind === 'pictures') {
      const [picture] = last.pictures.slice(-1);
      if (picture) blocks.splice(-1, 1, { ...last, pictures: [...last.pictures.slice(0, -1), { ...picture, caption: inBoth(name) }] });
    } else if (isInBoth) blocks.push({ kind: 'pair', ...inBoth(name), field });
    else if (name === validity?.from) blocks.push({ kind: 'period', ...validity });
    else if (name !== validity?.until) blocks.push({ kind: 'single', name, field });
    isBehindPicture = field.type === 'image' && !field.hasDetails;
  }
  return blocks;
};

/** Arranges the declared fields in their order. */
export const layoutOf = (kind: Declared): Layout => {
  const blocks = blocksOf(kind);
  const firstShared = blocks.findIndex(({ kind: one }) => one !== 'pair');
  const at = firstShared === -1 ? blocks.length : firstShared;
  return { texts: blocks.slice(0, at) as Pair[], shared: blocks.slice(at) };
};

/** Names of a block's fields, in the order of the form. */
export const namesIn = (block: Block): string[] => {
  if (block.kind === 'pair') return [block.ar, block.en];
  if (block.kind === 'period') return [block.from, block.until];
  if (block.kind === 'single') return [block.name];
  return block.pictures.flatMap(({ name, caption }) => [name, ...(caption ? [caption.ar, caption.en] : [])]);
};
