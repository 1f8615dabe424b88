import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

const folders = (): string[] => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one)) : [];
  return [...versions.map((version) => join(DEBIAN, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
};

const find = (): string | undefined => folders().find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));

export const isRoot = (): boolean => process.getuid?.() === 0;

const installOnDebian = (): void => {
  const apt = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update'], apt);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], apt);
};

/** Finds PostgreSQL's programs, or installs them; otherwise gives the reason. */
export const findPostgres = (): { folder: string } | { missing: string } => {
  const found = find();
  if (found) return { folder: found };
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return { missing: 'it is not installed (Debian: apt-get install postgresql)' };
  try {
    installOnDebian();
  } catch (error) {
    return { missing: `apt-get install postgresql failed: ${error instanceof Error ? error.message : error}` };
  }
  const installed = find();
  return installed ? { folder: installed } : { missing: 'its programs are not where Debian puts them' };
};
