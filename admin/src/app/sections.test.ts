import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@sanabel/contract/calls';
import type { AdminRole } from '@sanabel/contract/enumerations';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { standInBrowser } from '../../test/browser-globals.ts';
import { ar } from './i18n/ar.ts';
import { en } from './i18n/en.ts';
import { DASHBOARD_FORMS, mayOpen, SECTIONS, SIDE_PAGES, sectionOf, TOOLS, usable } from './sections.ts';

const PICTURES = join(import.meta.dirname, '..', '..', '..', 'docs', 'guide');
const ALL = [...SECTIONS, ...TOOLS, ...SIDE_PAGES, ...DASHBOARD_FORMS];
const signInAs = (adminRole: AdminRole) => {
  localStorage.setItem('sanabel.token', 't');
  localStorage.setItem('sanabel.admin', JSON.stringify({ id: '1', fullName: 'منى', email: 'm@x.example', role: 'admin', adminRole }));
};
beforeAll(() => standInBrowser('http://localhost'));
afterEach(() => localStorage.clear());

describe('the sections of a role', () => {
  it('hang on calls that the contract has', () => {
    const calls = CALLS.map(({ method, path }) => `${method} ${path}`);
    for (const { needs } of ALL) expect(calls).toContain(needs);
  });

  it('are explained in two sentences and a picture, in either language', () => {
    const words = (texts: object, key: string): string =>
      key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts) as string;
    for (const { help, picture, name } of ALL)
      for (const [locale, texts] of [
        ['ar', ar],
        ['en', en],
      ] as const) {
        expect(words(texts, help).match(/[.!?؟](?=\s|$)/g)?.length, `${name} ${locale}`).toBe(2);
        expect(existsSync(join(PICTURES, `${picture}-${locale}.webp`)), `${picture}-${locale}`).toBe(true);
      }
  });

  it.each<[AdminRole, string[]]>([
    ['owner', ALL.map(({ name }) => name)],
    [
      'editor',
      ALL.map(({ name }) => name).filter(
        (name) => !['admins', 'invitations', 'job-requests', 'activity', 'health', 'backup'].includes(name),
      ),
    ],
    ['recruiter', ['job-requests', 'account', 'guide']],
  ])('of the %s are those that they may use', (role, names) => {
    signInAs(role);
    expect(usable(ALL).map(({ name }) => name)).toEqual(names);
  });

  it('are told by the address, with their forms', () => {
    expect(
      ['/', '/crops/new', '/admins', '/admins/7', '/admins/invite', '/account/totp', '/jobs/3', '/health', '/health/backup'].map(sectionOf),
    ).toEqual(['/', '/', '/admins', '/admins', '/admins/invite', '/account', '/jobs', '/health', '/health/backup']);
    signInAs('recruiter');
    expect(['/crops/new', '/admins/7', '/account/totp', '/jobs/3'].map(mayOpen)).toEqual([false, false, true, true]);
  });
});
