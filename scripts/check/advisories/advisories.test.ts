import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { billOfMaterials } from './bom.ts';
import { accepted, openAdvisories } from './judge.ts';

const read = (...path: string[]): unknown => JSON.parse(readFileSync(inRoot(...path), 'utf8'));
const audit = (id: string, name = 'react-router') => ({
  auditReportVersion: 2,
  vulnerabilities: {
    [name]: {
      name,
      severity: 'high',
      via: [{ source: 1, name, title: 'Open redirect', url: `https://github.com/advisories/${id}`, severity: 'high', range: '<6.30.6' }],
      nodes: [`node_modules/${name}`],
    },
    'react-router-dom': { name: 'react-router-dom', severity: 'high', via: [name], nodes: ['node_modules/react-router-dom'] },
  },
});
const known = accepted.parse([
  {
    advisory: 'GHSA-aaaa-bbbb-cccc',
    package: 'react-router',
    why: 'Nothing of ours calls it with an address from elsewhere.',
    until: '2026-12-31',
  },
]);

describe('the check of advisories', () => {
  it('reports one that no one has reviewed, once, with where it is', () => {
    const open = openAdvisories(audit('GHSA-xxxx-yyyy-zzzz'), known, '2026-11-23');
    expect(open).toHaveLength(1);
    expect(open[0]).toMatch(/high: react-router <6\.30\.6, Open redirect[\s\S]*GHSA-xxxx-yyyy-zzzz[\s\S]*node_modules\/react-router/);
  });

  it('is quiet about one that is accepted, until its day is over, and for that package alone', () => {
    expect(openAdvisories(audit('GHSA-aaaa-bbbb-cccc'), known, '2026-12-31')).toEqual([]);
    expect(openAdvisories(audit('GHSA-aaaa-bbbb-cccc'), known, '2027-01-01')).toHaveLength(1);
    expect(openAdvisories(audit('GHSA-aaaa-bbbb-cccc', 'other'), known, '2026-12-31')).toHaveLength(1);
  });

  it('finds a reason and a day beside each that is accepted here', () => {
    expect(accepted.safeParse(read('scripts', 'check', 'advisories', 'accepted.json')).success).toBe(true);
  });

  it('accepts nothing while docs/asvs.md says that 15.2.1 is met, and ships one version of what had faults', () => {
    const isMet = /^\| 15\.2\.1 \| 1 \| met \|/m.test(readFileSync(inRoot('docs', 'asvs.md'), 'utf8'));
    const isEmpty = accepted.parse(read('scripts', 'check', 'advisories', 'accepted.json')).length === 0;
    expect(isEmpty).toBe(isMet);
    const components = billOfMaterials(read('package-lock.json')).components.map(({ name, version }) => `${name} ${version}`);
    const versionsOf = (name: string) => new Set(components.filter((one) => one.startsWith(`${name} `)));
    for (const name of ['react-router', 'nodemailer', 'sharp', 'esbuild', 'vite']) expect([name, versionsOf(name).size]).toEqual([name, 1]);
  });

  it('throws at an answer of another shape, instead of finding nothing in it', () => {
    expect(() => openAdvisories({ message: '405' }, known, '2026-11-23')).toThrow();
  });
});

describe('npm run check -- advisories', () => {
  const run = (answer: unknown) => {
    const folder = mkdtempSync(join(tmpdir(), 'sanabel-advisories-'));
    writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat <<'END'\n${JSON.stringify(answer)}\nEND\nexit 1\n`, { mode: 0o700 });
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const { status, stdout } = spawnSync(process.execPath, [inRoot('scripts', 'check', 'advisories', 'main.ts')], {
      env,
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    return { status, stdout };
  };

  it('fails for an advisory, fails in another way where the registry does not say, and ends well for none', () => {
    expect(run(audit('GHSA-xxxx-yyyy-zzzz'))).toMatchObject({ status: 1, stdout: expect.stringContaining('GHSA-xxxx-yyyy-zzzz') });
    expect(run({ message: '405' }).status).toBe(2);
    expect(run({ auditReportVersion: 2, vulnerabilities: {} }).status).toBe(0);
  });

  it('is a separate job for each change and each night, whose failure nothing ignores', () => {
    const [each = '', nightly = ''] = ['ci', 'nightly'].map((name) => readFileSync(inRoot('.github', 'workflows', `${name}.yml`), 'utf8'));
    const jobs = each.split(/^ {2}(?=[\w-]+:$)/m);
    expect(jobs.filter((job) => /^ {6}- run: npm run check -- advisories$/m.test(job)).map((job) => job.split(':')[0])).toEqual([
      'advisories',
    ]);
    expect(nightly).toMatch(/command: \[.*'check -- advisories'/);
    expect(each + nightly).not.toMatch(/continue-on-error|\|\| true/);
  });
});

describe('the bill of materials', () => {
  const { components, ...head } = billOfMaterials(read('package-lock.json'));

  it('is CycloneDX, with each shipped package, its version and its digest', () => {
    expect(head).toEqual({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    const { version } = read('node_modules', '@strapi', 'strapi', 'package.json') as { version: string };
    expect(components.find(({ name }) => name === '@strapi/core')).toMatchObject({
      version,
      purl: `pkg:npm/%40strapi/core@${version}`,
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
    expect(components.length).toBeGreaterThan(300);
    expect(components.filter(({ version: of }) => of === '')).toEqual([]);
  });

  it('has nothing that only tests need', () => {
    expect(components.map(({ name }) => name)).not.toContain('vitest');
  });
});
