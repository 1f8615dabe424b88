import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnvironment } from '../environment/environment.ts';
import { forgetChosenPassword, readSecrets } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'sanabel-secrets-')), 'data');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const read = (variables: Record<string, string> = {}) => readSecrets(readEnvironment({ DATA_DIR: folder, ...variables }));

describe('the secrets of a data folder', () => {
  it('are long, different from each other, and for their owner alone', () => {
    const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_PASSWORD_IS_GENERATED, ...secrets } = read();
    const values = Object.values(secrets);
    expect(values.every((value = '') => value.length >= 43)).toBe(true);
    expect(new Set(values).size).toBe(values.length);
    expect([ADMIN_EMAIL, ADMIN_PASSWORD.length, ADMIN_PASSWORD_IS_GENERATED]).toEqual(['admin@sanabel.example', 20, 'true']);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it('stay the same at the next start', () => {
    expect(read()).toEqual(read());
  });

  it('keep the old CODE_SECRET that an admin has written beside the new one, over a change of the file', () => {
    const file = join(folder, 'secrets.json');
    const CODE_SECRET_PREVIOUS = read().CODE_SECRET;
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), CODE_SECRET_PREVIOUS }));
    writeFileSync(join(folder, 'first-password-changed'), '');
    expect(read()).toMatchObject({ CODE_SECRET_PREVIOUS, ADMIN_PASSWORD: '' });
    expect(read().CODE_SECRET_PREVIOUS).toBe(CODE_SECRET_PREVIOUS);
  });

  it('take the password of the first start, and say when a later one is not used', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(read({ ADMIN_PASSWORD: 'the first long one' }).ADMIN_PASSWORD).toBe('the first long one');
    expect(warn).not.toHaveBeenCalled();
    expect(read({ ADMIN_PASSWORD: 'the second long one' }).ADMIN_PASSWORD).toBe('the first long one');
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('forget a generated first password when its admin has chosen another', () => {
    expect(read().ADMIN_PASSWORD).toHaveLength(20);
    writeFileSync(join(folder, 'first-password-changed'), '');
    expect(read().ADMIN_PASSWORD).toBe('');
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toMatchObject({ ADMIN_PASSWORD: '' });
    expect(read({ ADMIN_PASSWORD: 'chosen by the deployer' }).ADMIN_PASSWORD).toBe('');
  });

  it('forget a chosen first password once its account is there, and keep a generated one', () => {
    expect(read({ ADMIN_PASSWORD: 'chosen by the deployer' }).ADMIN_PASSWORD).toBe('chosen by the deployer');
    forgetChosenPassword(folder);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('chosen by the deployer');
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(read()).toMatchObject({ ADMIN_PASSWORD: '', ADMIN_PASSWORD_IS_GENERATED: 'false' });
    rmSync(folder, { recursive: true });
    const generated = read();
    forgetChosenPassword(folder);
    expect(read()).toEqual(generated);
  });

  it('do not replace a file that cannot be read', () => {
    read();
    writeFileSync(join(folder, 'secrets.json'), '{');
    expect(() => read()).toThrow('secrets.json');
  });
});
