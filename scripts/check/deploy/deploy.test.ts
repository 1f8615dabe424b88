import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import {
  CADDYFILES,
  checkCaddyfile,
  checkUnit,
  missingIn,
  readCompose,
  readDockerfile,
  UNITS,
  variablesIn,
  variablesOfUnit,
} from './lint.ts';

const read = (name: string): string => readFileSync(inRoot('deploy', name), 'utf8');
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };

describe('the files of a server', () => {
  it.each(CADDYFILES)('%s is one that Caddy takes', (name) => {
    const verdict = checkCaddyfile(name);
    if (verdict === null) return console.warn(`Caddy is not on this machine: ${name} was not tried.`);
    expect(verdict).toBe('');
  });

  it.each(UNITS)('%s is one that systemd takes, and starts a command of ours', (name) => {
    const verdict = checkUnit(name);
    if (verdict === null) console.warn(`systemd-analyze is not on this machine: ${name} was not tried.`);
    else expect(verdict).toBe('');
    const [, script = ''] = /^ExecStart=\/usr\/bin\/npm run --silent (\S+)$/m.exec(read(name)) ?? [];
    expect(scripts).toHaveProperty(script);
  });

  it('may stop and start no other units than these', () => {
    const units = [...read('sudoers').matchAll(/systemctl \w+ (\S+?)(?:,|$)/gm)].map(([, unit]) => `${unit}.service`);
    expect(new Set(units)).toEqual(new Set(UNITS));
  });

  it('name variables that .env.example has', () => {
    const described = new Set([...readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name));
    // Only compose names the host of the site server.
    const named = CADDYFILES.flatMap(variablesIn);
    expect([...new Set(named)].filter((name) => name !== 'SITE_HOST' && !described.has(name))).toEqual([]);
  });
});

describe('the settings that Caddy gets', () => {
  const example = readFileSync(inRoot('.env.example'), 'utf8');

  it('are those that its file names, beside systemd', () => {
    const checkout = mkdtempSync(join(tmpdir(), 'sanabel-caddy-'));
    // Every variable has a value; the second line of the last one looks like another.
    const names = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    writeFileSync(join(checkout, '.env'), `${names.map((name) => `${name}=x`).join('\n')}\nMAIL_FROM='a\nSMTP_PASSWORD=b'\n`);
    const given = Object.keys(variablesOfUnit(checkout));
    rmSync(checkout, { recursive: true });
    expect(new Set(given)).toEqual(new Set(CADDYFILES.flatMap(variablesIn).filter((name) => name !== 'SITE_HOST')));
  });

  it('are those that its file names, in a container', () => {
    const { caddy } = readCompose().services;
    expect(caddy?.volumes).toContain('./Caddyfile:/etc/caddy/Caddyfile:ro');
    expect(caddy?.env_file).toBeUndefined();
    expect(new Set(Object.keys(caddy?.environment ?? {}))).toEqual(new Set(variablesIn('Caddyfile')));
  });
});

describe('the files of containers', () => {
  it('give all of .env to the stack alone, which hands each part its own', () => {
    const whole = Object.entries(readCompose().services).filter(([, { env_file }]) => env_file !== undefined);
    expect(whole.map(([name, { build }]) => [name, build?.dockerfile])).toEqual([['sanabel', 'deploy/Dockerfile']]);
  });

  it('name exact versions of images, and Node’s as the packages have it', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(inRoot('scripts', 'node', 'package.json'), 'utf8')) as {
      optionalDependencies: Record<string, string>;
    };
    const versions = [...new Set(Object.values(optionalDependencies))];
    const bases = readDockerfile().flatMap(({ word, rest }) => (word === 'FROM' ? [rest] : []));
    const images = Object.values(readCompose().services).flatMap(({ image = [] }) => image);
    for (const image of [...bases, ...images]) expect(image).toMatch(/^[a-z]+:\d+\.\d+\.\d+(?:-[a-z-]+)?(?:@sha256:[0-9a-f]{64})?$/);
    expect(bases).toEqual(versions.map((version) => expect.stringMatching(`^node:${version}-`)));
  });

  it('name nothing that is not there', () => {
    expect(missingIn(readCompose())).toEqual([]);
  });

  it('run no program as root, and one of ours', () => {
    const instructions = readDockerfile();
    const words = instructions.map(({ word }) => word);
    expect(words[0]).toBe('FROM');
    expect(words.lastIndexOf('USER')).toBeGreaterThan(0);
    expect(words.lastIndexOf('USER')).toBeLessThan(words.indexOf('CMD'));
    const command = JSON.parse(instructions.find(({ word }) => word === 'CMD')?.rest ?? '[]') as string[];
    expect(scripts).toHaveProperty(command.at(-1) ?? '');
    expect(new Set(words)).toEqual(new Set(['FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD']));
  });

  it('leave out data, settings and what is built', () => {
    expect(readFileSync(inRoot('.dockerignore'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining(['.data', '.env*', '**/node_modules']),
    );
  });
});
