import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from '../../../e2e/repo-rules/examples.ts';
import { inRoot } from '../../../environment/root.ts';

const BUILT = ['contract', 'brand', 'cms', 'admin', 'site'];

/** Changes of `npm start`, each at one place: everything else is as in production. */
const CHANGES = [
  // The go-between spoils the answers that the publisher gets.
  { file: 'scripts/start/main.ts', from: 'source: { cmsUrl: CMS_URL,', to: 'source: { cmsUrl: process.env.CONTENT_URL,' },
  // Shorter than in real life, so that a round need not wait for it; longer than a visitor takes to fetch a page with its pictures.
  { file: 'scripts/start/main.ts', from: "log: logs.part('publisher'),", to: "log: logs.part('publisher'), mediaGraceMs: 5_000," },
  // The clock of the tests reaches the CMS.
  { file: 'scripts/process/child.ts', from: "const ANY = ['PATH',", to: "const ANY = ['CLOCK_FILE', 'NODE_OPTIONS', 'PATH'," },
] as const;

/** Makes a built copy of this checkout, whose code can be renamed. */
export const openCheckout = (): { path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'sanabel-faults-code-'));
  copyTree(path, /./);
  for (const folder of BUILT) cpSync(inRoot(folder, 'dist'), join(path, folder, 'dist'), { recursive: true });
  for (const { file, from, to } of CHANGES) {
    const text = readFileSync(join(path, file), 'utf8');
    if (text.split(from).length !== 2) throw new Error(`${file} should have "${from}" once.`);
    writeFileSync(join(path, file), text.replace(from, to));
  }
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
