import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../environment/root.ts';
import { CADDYFILES, checkCaddyfile, checkUnit, missingIn, readCompose, readDockerfile, UNITS } from './lint.ts';

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
    // Where Caddy finds the site server is compose's affair alone.
    const named = CADDYFILES.flatMap((name) => [...read(name).matchAll(/\{\$([A-Z_]+)/g)].map(([, variable]) => variable));
    expect([...new Set(named)].filter((name) => name !== 'SITE_HOST' && !described.has(name))).toEqual([]);
  });
});

describe('the files of containers', () => {
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
