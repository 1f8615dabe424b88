import { type Background, type Backgrounds, SECTIONS, type Section, type SectionEntry } from '@sanabel/contract';
import { publish } from '../../changes/publish.ts';
import { collectionOf, type Row } from '../../collection/collection.ts';
import { readTable } from '../../database/table.ts';

export type BackgroundRow = Row<Background> & { isSelected: boolean };

export const backgrounds = collectionOf('backgrounds');

export const backgroundRows = () => readTable<BackgroundRow>(backgrounds.uid);

const cutOf = ({ focus }: BackgroundRow): { focus?: string } => (focus ? { focus } : {});

const newestFirst = () => backgroundRows().findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

const bySection = <T>(make: (section: Section) => T) =>
  Object.fromEntries(SECTIONS.map((section) => [section, make(section)])) as Record<Section, T>;

export const readBackgrounds = async (): Promise<Backgrounds> => {
  const rows = await newestFirst();
  return {
    backgroundsBySection: bySection((section) =>
      rows.filter((row) => row.section === section).map((row) => ({ id: row.documentId, url: row.url, ...cutOf(row) })),
    ),
    selectedBackgrounds: bySection((section) => rows.find((row) => row.section === section && row.isSelected)?.documentId ?? null),
  };
};

export const selectedEntries = async (sections: readonly Section[]): Promise<SectionEntry[]> => {
  const rows = await backgroundRows().findMany({ where: { isSelected: true } });
  return sections.flatMap((section) => {
    const row = rows.find((candidate) => candidate.section === section);
    return row ? [{ section, url: row.url, ...cutOf(row) }] : [];
  });
};

export const selectBackground = ({ documentId, section }: Pick<BackgroundRow, 'documentId' | 'section'>): Promise<void> =>
  publish({ kind: 'backgrounds', itemId: documentId, action: 'select', item: () => ({ section }) }, async (tables) => {
    const rows = tables<BackgroundRow>(backgrounds.uid);
    await rows.updateMany({ where: { section, isSelected: true }, data: { isSelected: false } });
    await rows.updateMany({ where: { documentId }, data: { isSelected: true } });
  });

export const selectDrawing = (section: Section): Promise<void> =>
  publish({ kind: 'backgrounds', itemId: '', action: 'select', item: () => ({ section }) }, async (tables) => {
    await tables<BackgroundRow>(backgrounds.uid).updateMany({ where: { section, isSelected: true }, data: { isSelected: false } });
  });

/** Selects the first picture of a section (decision D7); later ones leave the choice alone, even when it is the drawing. */
export const selectIfOnly = async (section: Section): Promise<void> => {
  const [only, other] = await backgroundRows().findMany({ where: { section }, limit: 2 });
  if (only && !other && !only.isSelected) await selectBackground(only);
};

export const selectNewest = async (section: Section): Promise<void> => {
  const newest = await backgroundRows().findOne({ where: { section }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  if (newest) await selectBackground(newest);
};
