import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newName } from '../../data/random.ts';
import { clearPanelStorage } from '../../session/session.ts';
import {
  changedFields,
  dropChanges,
  dropExpiredChanges,
  readAllChanges,
  readChanges,
  type StoredChanges,
  storeChanges,
} from './browser-store.ts';

let kept: Record<string, string>;
const signIn = (id: string) => {
  const admin = { id, fullName: id, email: `${id}@sanabel.example`, role: 'admin', adminRole: 'editor' };
  Object.assign(kept, { 'sanabel.admin': JSON.stringify(admin), 'sanabel.token': 'token' });
};
beforeEach(() => {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
    clear: () => {
      for (const key of Object.keys(kept)) delete kept[key];
    },
  };
  // Object.keys lists the entries, as in a browser.
  kept = Object.create(methods);
  vi.stubGlobal('localStorage', kept);
  signIn('mona');
});
afterEach(() => {
  vi.useRealTimers();
});

const changes = (values: StoredChanges['values'], draftId = 'a'): StoredChanges => ({
  draftId,
  values,
  savedAt: new Date().toISOString(),
  basedOn: null,
  path: 'crops/new',
});
const valuesOf = (key = 'form') => readChanges(key).map(({ values }) => values);

describe('an entry of unsaved changes', () => {
  it('holds texts, numbers and switches as they were, of the fields that were changed', () => {
    const before = { name: '', months: '', isOn: true, picture: '', season: 'Winter' };
    expect(changedFields({ name: 'قمح', months: 6, isOn: false, picture: new Blob(), season: 'Winter' }, before)).toEqual({
      name: 'قمح',
      months: '6',
      isOn: false,
    });
    expect(changedFields({ title: '' }, { title: 'x' })).toEqual({ title: '' });
    expect(changedFields({ title: 'x', picture: '' }, { title: 'x', picture: '' })).toEqual({});
    expect(changedFields({ email: 'x', password: 'furrow 7 kernel' }, {}, ['password'])).toEqual({ email: 'x' });
  });

  it('is kept beside those of other openings of the form, until it is dropped', () => {
    storeChanges('form', changes({ name: 'قمح' }));
    storeChanges('form', changes({ name: 'شعير' }, 'b'));
    storeChanges('form.new', changes({ name: 'ذرة' }, 'c'));
    storeChanges('form', changes({ name: 'قمح صلب' }));
    expect(
      valuesOf()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['شعير', 'قمح صلب']);
    expect(readAllChanges()).toHaveLength(3);
    dropChanges('form', 'a');
    expect(valuesOf()).toEqual([{ name: 'شعير' }]);
  });

  it('that was kept before there were several is found and dropped like the others', () => {
    kept['sanabel.draft.mona.form'] = JSON.stringify({ values: { name: 'قمح' }, savedAt: new Date().toISOString() });
    expect(readChanges('form')).toMatchObject([{ draftId: '', values: { name: 'قمح' }, basedOn: null, path: null }]);
    storeChanges('form', changes({ name: 'شعير' }, newName()));
    expect(readChanges('form')).toHaveLength(2);
    dropChanges('form', '');
    expect(valuesOf()).toEqual([{ name: 'شعير' }]);
  });

  it.each(['', '{', '[]', 'null', '{"values":1,"savedAt":"x"}', '{"values":null,"savedAt":""}'])('is none of %j', (text) => {
    kept['sanabel.draft.mona.form@a'] = text;
    expect(readChanges('form')).toEqual([]);
  });

  it('is its admin’s own, also when the session has just ended', () => {
    storeChanges('form', changes({ title: 'x' }));
    delete kept['sanabel.token'];
    storeChanges('form', changes({ title: 'xy' }));
    signIn('hany');
    expect([valuesOf(), readAllChanges()]).toEqual([[], []]);
    signIn('mona');
    expect(valuesOf()).toEqual([{ title: 'xy' }]);
  });

  it('is not written after a sign-out in this window or another, and is again after signing in', () => {
    readChanges('form');
    vi.stubGlobal('sessionStorage', {});
    clearPanelStorage();
    storeChanges('form', changes({ title: 'x' }));
    expect(Object.keys(kept)).toEqual([]);
    signIn('mona');
    storeChanges('form', changes({ title: 'x' }));
    expect(valuesOf()).toEqual([{ title: 'x' }]);
  });

  it('is deleted after twelve hours, like those that no one returns to', () => {
    vi.useFakeTimers();
    storeChanges('form', changes({ title: 'x' }));
    kept['sanabel.draft.of.nobody'] = JSON.stringify({ values: {}, savedAt: '2026-01-01T00:00:00.000Z' });
    vi.advanceTimersByTime(12 * 60 * 60_000 - 1);
    dropExpiredChanges();
    expect(valuesOf()).toEqual([{ title: 'x' }]);
    expect(Object.keys(kept)).not.toContain('sanabel.draft.of.nobody');
    vi.advanceTimersByTime(1);
    expect(valuesOf()).toEqual([]);
    dropExpiredChanges();
    expect(Object.keys(kept).filter((key) => key.startsWith('sanabel.draft.'))).toEqual([]);
  });
});
