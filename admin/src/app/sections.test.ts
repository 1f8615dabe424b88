import { CALLS } from '@sanabel/contract/calls';
import type { AdminRole } from '@sanabel/contract/enumerations';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { standInBrowser } from '../../test/browser-globals.ts';
import { DASHBOARD_FORMS, mayOpen, SECTIONS, SIDE_PAGES, sectionOf, TOOLS, usable } from './sections.ts';

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

  it.each<[AdminRole, string[]]>([
    ['owner', ALL.map(({ name }) => name)],
    [
      'editor',
      ALL.map(({ name }) => name).filter(
        (name) => !['admins', 'invitations', 'job-requests', 'activity', 'health', 'backup'].includes(name),
      ),
    ],
    ['recruiter', ['job-requests', 'account']],
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
