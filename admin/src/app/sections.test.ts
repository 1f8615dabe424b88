import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS } from '@sanabel/contract/calls';
import { type AdminRole, LOCALES } from '@sanabel/contract/enumerations';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stubBrowser } from '../../test/browser-globals.ts';
import { helpOf } from '../kit/help/help.ts';
import { ICONS } from '../kit/ui/Icon.tsx';
import { DASHBOARD_FORMS, KIND_SECTIONS, mayOpen, PAGES, sectionOf, usable } from './sections.ts';

const PICTURES = join(import.meta.dirname, '..', '..', '..', 'docs', 'guide');
const ALL = [...PAGES, ...DASHBOARD_FORMS];
const signInAs = (adminRole: AdminRole) => {
  localStorage.setItem('sanabel.token', 't');
  localStorage.setItem('sanabel.admin', JSON.stringify({ id: '1', fullName: 'منى', email: 'm@x.example', role: 'admin', adminRole }));
};
beforeAll(() => stubBrowser('http://localhost'));
afterEach(() => localStorage.clear());

describe('the sections of a role', () => {
  it('hang on calls that the contract has', () => {
    const calls = CALLS.map(({ method, path }) => `${method} ${path}`);
    for (const { needs } of ALL) expect(calls).toContain(needs);
  });

  it('are explained in two sentences and a picture, in either language', () => {
    for (const { picture, name } of ALL)
      for (const locale of LOCALES) {
        expect(helpOf(name, locale).match(/[.!?؟](?=\s|$)/g)?.length, `${name} ${locale}`).toBe(2);
        expect(existsSync(join(PICTURES, `${picture}-${locale}.webp`)), `${picture}-${locale}`).toBe(true);
      }
  });

  it('of kinds follow from their declaration, with an icon that the panel has', () => {
    expect(KIND_SECTIONS.map(({ name, path }) => [name, path])).toEqual([
      ['alerts', '/alerts'],
      ['answers', '/answers'],
    ]);
    for (const { icon } of KIND_SECTIONS) expect(ICONS).toHaveProperty(icon);
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

  it('follow from the address, forms included', () => {
    expect(
      ['/', '/crops/new', '/admins', '/admins/7', '/admins/invite', '/account/totp', '/jobs/3', '/health', '/health/backup'].map(sectionOf),
    ).toEqual(['/', '/', '/admins', '/admins', '/admins/invite', '/account', '/jobs', '/health', '/health/backup']);
    signInAs('recruiter');
    expect(['/crops/new', '/admins/7', '/account/totp', '/jobs/3'].map(mayOpen)).toEqual([false, false, true, true]);
  });
});
