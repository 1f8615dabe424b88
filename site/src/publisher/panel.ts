import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the CMS address into the copied panel's page as `data-api` (admin/src/kit/data/call.ts), so that one build of the panel serves every
 * address. Without an address the page stays as built.
 */
export const writePanelSettings = async (folder: string, apiUrl: string | undefined): Promise<void> => {
  if (!apiUrl) return;
  const page = join(folder, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<html ', `<html data-api="${new URL(apiUrl).origin}" `));
};
