import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newName } from '../data/random.ts';
import { clearPanelStorage } from '../session/session.ts';
import { changedOf, type Draft, dropDraft, dropOldDrafts, keepDraft, readAllDrafts, readDrafts } from './draft.ts';

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

const draft = (values: Draft['values'], draftId = 'a'): Draft => ({
  draftId,
  values,
  savedAt: new Date().toISOString(),
  basedOn: null,
  path: 'crops/new',
});
const valuesOf = (key = 'form') => readDrafts(key).map(({ values }) => values);

describe('a draft', () => {
  it('holds texts, numbers and switches as they were, of the fields that were changed', () => {
    const before = { name: '', months: '', isOn: true, picture: '', season: 'Winter' };
    expect(changedOf({ name: 'قمح', months: 6, isOn: false, picture: new Blob(), season: 'Winter' }, before)).toEqual({
      name: 'قمح',
      months: '6',
      isOn: false,
    });
    expect(changedOf({ title: '' }, { title: 'x' })).toEqual({ title: '' });
    expect(changedOf({ title: 'x', picture: '' }, { title: 'x', picture: '' })).toEqual({});
    expect(changedOf({ email: 'x', password: 'furrow 7 kernel' }, {}, ['password'])).toEqual({ email: 'x' });
  });

  it('is kept beside those of other openings of the form, until it is dropped', () => {
    keepDraft('form', draft({ name: 'قمح' }));
    keepDraft('form', draft({ name: 'شعير' }, 'b'));
    keepDraft('form.new', draft({ name: 'ذرة' }, 'c'));
    keepDraft('form', draft({ name: 'قمح صلب' }));
    expect(
      valuesOf()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['شعير', 'قمح صلب']);
    expect(readAllDrafts()).toHaveLength(3);
    dropDraft('form', 'a');
    expect(valuesOf()).toEqual([{ name: 'شعير' }]);
  });

  it('that was kept before there were several is found and dropped like the others', () => {
    kept['sanabel.draft.mona.form'] = JSON.stringify({ values: { name: 'قمح' }, savedAt: new Date().toISOString() });
    expect(readDrafts('form')).toMatchObject([{ draftId: '', values: { name: 'قمح' }, basedOn: null, path: null }]);
    keepDraft('form', draft({ name: 'شعير' }, newName()));
    expect(readDrafts('form')).toHaveLength(2);
    dropDraft('form', '');
    expect(valuesOf()).toEqual([{ name: 'شعير' }]);
  });

  it.each(['', '{', '[]', 'null', '{"values":1,"savedAt":"x"}', '{"values":null,"savedAt":""}'])('is none of %j', (text) => {
    kept['sanabel.draft.mona.form@a'] = text;
    expect(readDrafts('form')).toEqual([]);
  });

  it('L13: is its admin’s own, also when the session has just ended', () => {
    keepDraft('form', draft({ title: 'x' }));
    delete kept['sanabel.token'];
    keepDraft('form', draft({ title: 'xy' }));
    signIn('hany');
    expect([valuesOf(), readAllDrafts()]).toEqual([[], []]);
    signIn('mona');
    expect(valuesOf()).toEqual([{ title: 'xy' }]);
  });

  it('is not written after somebody has signed out, in this window or another, and is again after signing in', () => {
    readDrafts('form');
    vi.stubGlobal('sessionStorage', {});
    clearPanelStorage();
    keepDraft('form', draft({ title: 'x' }));
    expect(Object.keys(kept)).toEqual([]);
    signIn('mona');
    keepDraft('form', draft({ title: 'x' }));
    expect(valuesOf()).toEqual([{ title: 'x' }]);
  });

  it('L13: is gone after twelve hours, with those that nobody comes back for', () => {
    vi.useFakeTimers();
    keepDraft('form', draft({ title: 'x' }));
    kept['sanabel.draft.of.nobody'] = JSON.stringify({ values: {}, savedAt: '2026-01-01T00:00:00.000Z' });
    vi.advanceTimersByTime(12 * 60 * 60_000 - 1);
    dropOldDrafts();
    expect(valuesOf()).toEqual([{ title: 'x' }]);
    expect(Object.keys(kept)).not.toContain('sanabel.draft.of.nobody');
    vi.advanceTimersByTime(1);
    expect(valuesOf()).toEqual([]);
    dropOldDrafts();
    expect(Object.keys(kept).filter((key) => key.startsWith('sanabel.draft.'))).toEqual([]);
  });
});
