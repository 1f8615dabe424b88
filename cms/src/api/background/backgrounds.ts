import { type Background, type Backgrounds, SECTIONS, type Section, type SectionEntry } from '@sanabel/contract';
import { publish } from '../../changes/publish.ts';
import { collectionOf, type Row } from '../../collection/collection.ts';
import { readTable } from '../../database/table.ts';

export type BackgroundRow = Row<Background> & { isSelected: boolean };

export const backgrounds = collectionOf('backgrounds');

export const backgroundRows = () => readTable<BackgroundRow>(backgrounds.uid);

/** Where it is cut, if anybody has said so. */
const cutOf = ({ focus }: BackgroundRow): { focus?: string } => (focus ? { focus } : {});

const newestFirst = () => backgroundRows().findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

const bySection = <T>(make: (section: Section) => T) =>
  Object.fromEntries(SECTIONS.map((section) => [section, make(section)])) as Record<Section, T>;

/** All backgrounds of all nine sections, and which one each section shows. */
export const readBackgrounds = async (): Promise<Backgrounds> => {
  const rows = await newestFirst();
  return {
    backgroundsBySection: bySection((section) =>
      rows.filter((row) => row.section === section).map((row) => ({ id: row.documentId, url: row.url, ...cutOf(row) })),
    ),
    selectedBackgrounds: bySection((section) => rows.find((row) => row.section === section && row.isSelected)?.documentId ?? null),
  };
};

/** The selected picture of each of these sections; sections without one are left out. */
export const selectedEntries = async (sections: readonly Section[]): Promise<SectionEntry[]> => {
  const rows = await backgroundRows().findMany({ where: { isSelected: true } });
  return sections.flatMap((section) => {
    const row = rows.find((candidate) => candidate.section === section);
    return row ? [{ section, url: row.url, ...cutOf(row) }] : [];
  });
};

/** Makes a background its section's only selected one. */
export const selectBackground = ({ documentId, section }: Pick<BackgroundRow, 'documentId' | 'section'>): Promise<void> =>
  publish({ kind: 'backgrounds', itemId: documentId, action: 'select', item: () => ({ section }) }, async (tables) => {
    const rows = tables<BackgroundRow>(backgrounds.uid);
    await rows.updateMany({ where: { section, isSelected: true }, data: { isSelected: false } });
    await rows.updateMany({ where: { documentId }, data: { isSelected: true } });
  });

/** Lets the site's own drawing stand in a section again. */
export const selectDrawing = (section: Section): Promise<void> =>
  publish({ kind: 'backgrounds', itemId: '', action: 'select', item: () => ({ section }) }, async (tables) => {
    await tables<BackgroundRow>(backgrounds.uid).updateMany({ where: { section, isSelected: true }, data: { isSelected: false } });
  });

/** The first picture of a section becomes its selected one (decision D7); a later one leaves what was chosen, be it the drawing. */
export const selectIfOnly = async (section: Section): Promise<void> => {
  const [only, other] = await backgroundRows().findMany({ where: { section }, limit: 2 });
  if (only && !other && !only.isSelected) await selectBackground(only);
};

/** Selects the newest picture of a section that has lost its selected one. */
export const selectNewest = async (section: Section): Promise<void> => {
  const newest = await backgroundRows().findOne({ where: { section }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  if (newest) await selectBackground(newest);
};
