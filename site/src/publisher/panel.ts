import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes into the copied panel's page where it calls the CMS, so that the panel is built once for every address: its code reads
 * `data-api` (admin/src/data/call.ts). Without an address the page stays as it was built.
 */
export const tellPanel = async (folder: string, apiUrl: string | undefined): Promise<void> => {
  if (!apiUrl) return;
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<html ', `<html data-api="${new URL(apiUrl).origin}" `));
};
