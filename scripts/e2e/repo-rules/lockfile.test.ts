import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { inRoot } from '../../environment/root.ts';

const STRAPI_VERSION = '5.54.0';
/** Strapi's design packages have their own version line. */
const OTHER_LINE = ['@strapi/design-system', '@strapi/icons', '@strapi/ui-primitives'];
/** Two packages of Strapi's server need Zod 3 for their own options; our data does not pass through them. */
const OLD_ZOD = ['node_modules/koa-body/node_modules/zod', 'node_modules/koa-session/node_modules/zod'];

const text = readFileSync(inRoot('package-lock.json'), 'utf8');
const { packages } = z
  .object({ packages: z.record(z.string(), z.looseObject({ version: z.string().optional(), link: z.boolean().optional() })) })
  .parse(JSON.parse(text));

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const pathsOf = (name: string): string[] => Object.keys(packages).filter((path) => path.includes('node_modules/') && nameOf(path) === name);

describe('the lockfile', () => {
  it.each(['react', 'react-dom', 'i18next'])('has one %s', (name) => {
    expect(pathsOf(name)).toEqual([`node_modules/${name}`]);
  });

  it('has one Zod for everything of ours', () => {
    expect(pathsOf('zod').filter((path) => !OLD_ZOD.includes(path))).toEqual(['node_modules/zod']);
    expect(packages['node_modules/zod']?.version).toMatch(/^4\./);
  });

  it('has every package of Strapi in one version', () => {
    const strapi = Object.entries(packages).filter(
      ([path, { link }]) => nameOf(path).startsWith('@strapi/') && !link && !OTHER_LINE.includes(nameOf(path)),
    );
    expect(strapi.length).toBeGreaterThan(10);
    expect(strapi.filter(([, { version }]) => version !== STRAPI_VERSION).map(([path]) => path)).toEqual([]);
  });

  it('has the linter for every platform, without which `npm ci` refuses the whole file', () => {
    const { optionalDependencies = {} } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()).optional() })
      .parse(packages['node_modules/@biomejs/biome']);
    expect(Object.keys(optionalDependencies).filter((name) => pathsOf(name).length === 0)).toEqual([]);
  });

  it('has no package that a workspace in cms/left-out replaces', () => {
    const names = readdirSync(inRoot('cms', 'left-out')).map((folder) => packages[`cms/left-out/${folder}`]?.name ?? folder);
    expect(names.flatMap((name) => pathsOf(String(name)).filter((path) => !packages[path]?.link))).toEqual([]);
  });

  it('has overrides that npm 9 reads: versions, no other names or addresses', () => {
    const { overrides } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
    expect(JSON.stringify(overrides)).not.toMatch(/"(?:npm|file|https?|git[^"]*):/);
  });

  it('names no registry', () => {
    expect(text).not.toMatch(/"resolved": "https?:/);
  });

  it('is whole: every package of a workspace is in it', () => {
    const missing = ['contract', 'brand', 'cms', 'site', 'admin', 'scripts', 'scripts/testing', 'scripts/bench', 'scripts/node'].flatMap(
      (workspace) => {
        const { dependencies, devDependencies } = z
          .object({
            dependencies: z.record(z.string(), z.string()).default({}),
            devDependencies: z.record(z.string(), z.string()).default({}),
          })
          .parse(JSON.parse(readFileSync(inRoot(workspace, 'package.json'), 'utf8')));
        return Object.entries({ ...dependencies, ...devDependencies })
          .filter(([name, version]) => !name.startsWith('@sanabel/') && /^\d/.test(version))
          .filter(([name, version]) => !pathsOf(name).some((path) => packages[path]?.version === version))
          .map(([name, version]) => `${workspace}: ${name} ${version}`);
      },
    );
    expect(missing).toEqual([]);
  });
});
