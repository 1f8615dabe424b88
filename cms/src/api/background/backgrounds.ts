import { type Background, type Backgrounds, SECTIONS, type Section, type SectionEntry } from '@sanabel/contract';
import { publish } from '../../changes/publish.ts';
import { collectionOf, type Row } from '../../collection/collection.ts';
import { readTable } from '../../database/table.ts';

type BackgroundRow = Row<Background> & { isSelected: boolean };

export const backgrounds = collectionOf('backgrounds');

export const backgroundRows = () => readTable<BackgroundRow>(backgrounds.uid);

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

/** Makes a background its section's only selected one. */
export const selectBackground = ({ documentId, section }: Pick<BackgroundRow, 'documentId' | 'section'>): Promise<void> =>
  publish({ kind: 'backgrounds', itemId: documentId, action: 'select', item: () => ({ section }) }, async (tables) => {
    const rows = tables<BackgroundRow>(backgrounds.uid);
    await rows.updateMany({ where: { section, isSelected: true }, data: { isSelected: false } });
    await rows.updateMany({ where: { documentId }, data: { isSelected: true } });
  });

/** The first upload of a section becomes its selected one (decision D7); so does the newest that is left after a deletion. */
export const ensureSelection = async (section: Section): Promise<void> => {
  const selected = await backgroundRows().findOne({ where: { section, isSelected: true } });
  if (selected) return;
  const newest = await backgroundRows().findOne({ where: { section }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  if (newest) await selectBackground(newest);
};
