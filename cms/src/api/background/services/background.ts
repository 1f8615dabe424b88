import { type Background, type Backgrounds, backgroundInput, SECTIONS, type Section, type SectionEntry } from '@sanabel/contract';
import type { Collection, Row } from '../../../collection/collection.ts';
import { table } from '../../../database/table.ts';
import { OTHER_IMAGE } from '../../../media/rules.ts';

interface BackgroundFields {
  section: Section;
  url: string;
  isSelected: boolean;
}
export type BackgroundRow = Row<BackgroundFields>;

export const backgrounds: Collection<BackgroundFields, Background> = {
  uid: 'api::background.background',
  resource: 'backgrounds',
  input: backgroundInput,
  patch: backgroundInput.partial(),
  files: [{ field: 'image', attribute: 'url', rule: OTHER_IMAGE, isRequired: true }],
  searchable: [],
  listable: ['section'],
  toItem: ({ documentId, section, url }) => ({ id: documentId, section, url }),
};

export const backgroundRows = () => table<BackgroundRow>(backgrounds.uid);

const newestFirst = () => backgroundRows().findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

const bySection = <T>(make: (section: Section) => T) =>
  Object.fromEntries(SECTIONS.map((section) => [section, make(section)])) as Record<Section, T>;

/** All backgrounds of all nine sections, and which one each section shows. */
export const readBackgrounds = async (): Promise<Backgrounds> => {
  const rows = await newestFirst();
  return {
    backgroundsBySection: bySection((section) =>
      rows.filter((row) => row.section === section).map(({ documentId, url }) => ({ id: documentId, url })),
    ),
    selectedBackgrounds: bySection((section) => rows.find((row) => row.section === section && row.isSelected)?.documentId ?? null),
  };
};

/** The selected picture of each of these sections; sections without one are left out. */
export const selectedEntries = async (sections: readonly Section[]): Promise<SectionEntry[]> => {
  const rows = await backgroundRows().findMany({ where: { isSelected: true } });
  return sections.flatMap((section) => {
    const row = rows.find((candidate) => candidate.section === section);
    return row ? [{ section, url: row.url }] : [];
  });
};

/** Makes a background its section's only selected one. To be called inside a transaction. */
export const selectBackground = async ({ documentId, section }: Pick<BackgroundRow, 'documentId' | 'section'>): Promise<void> => {
  await backgroundRows().updateMany({ where: { section, isSelected: true }, data: { isSelected: false } });
  await strapi.documents(backgrounds.uid as never).update({ documentId, data: { isSelected: true } as never });
};

/** The first upload of a section becomes its selected one (decision D7); so does the newest that is left after a deletion. */
export const ensureSelection = async (section: Section): Promise<void> => {
  const selected = await backgroundRows().findOne({ where: { section, isSelected: true } });
  if (selected) return;
  const newest = await backgroundRows().findOne({ where: { section }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  if (newest) await selectBackground(newest);
};

export default () => backgrounds;
