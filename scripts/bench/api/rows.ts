import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crops } from '@sanabel/contract/fixtures';

export const databaseIn = (folder: string): string => join(folder, 'data', 'database', 'sanabel.db');

/** Fills the crops of a stopped CMS with `count` rows of demo content. */
export const fillCrops = (folder: string, count: number): void => {
  const database = new DatabaseSync(databaseIn(folder));
  const insert = database.prepare(`insert into crops
    (document_id, title, arabic_title, description, arabic_description, name, arabic_name, type, growth_period, season, image_url, search_text, created_at, updated_at, published_at)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '/uploads/none.webp', '', ?, ?, ?)`);
  database.exec('begin');
  for (let index = 0; index < count; index += 1) {
    const crop = crops[index % crops.length];
    if (!crop) throw new Error('the fixtures have no crops');
    const now = Date.now() + index;
    const id = `bench${String(index).padStart(19, '0')}`;
    insert.run(
      id,
      ...[crop.title, crop.arabicTitle, crop.description, crop.arabicDescription, crop.name, crop.arabicName],
      ...[crop.type, crop.growthPeriod, crop.season, now, now, now],
    );
  }
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
};
