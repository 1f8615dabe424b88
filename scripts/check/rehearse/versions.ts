import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A version with another text, one with a page that cannot be rendered, and one that deletes rows and then fails to start. */
const CHANGES = {
  good: { file: 'site/src/i18n/en/accessibility.ts', from: 'A site for everyone', to: 'A site for all of us' },
  unpublishable: {
    file: 'site/src/pages/[...locale]/accessibility.astro',
    from: 'const t = translator(locale);',
    to: "const t = translator(locale);\nif (locale) throw new Error('This page cannot be rendered.');",
  },
  broken: {
    file: 'cms/src/index.ts',
    from: '    await giveRoles();',
    to: "    await giveRoles();\n    await strapi.db.connection('members').del();\n    throw new Error('This version cannot start.');",
  },
} as const;

/** Commits a version to the repository from which the machines clone. */
export const commit = async (origin: string, version: keyof typeof CHANGES): Promise<void> => {
  const { file, from, to } = CHANGES[version];
  const folder = mkdtempSync(join(tmpdir(), 'sanabel-version-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Rehearsal', '-c', 'user.email=r@example.com', ...args]);
  execFileSync('git', ['clone', '--quiet', origin, folder]);
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  writeFileSync(join(folder, file), text.replace(from, to));
  git('commit', '--quiet', '--all', '-m', `Try a ${version} version`);
  git('push', '--quiet');
  rmSync(folder, { recursive: true });
};
