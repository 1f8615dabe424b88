import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, dropOldDrafts, keepDraft, readDraft } from './draft.ts';

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
  };
  // As in a browser, the entries are what can be counted up.
  kept = Object.create(methods);
  vi.stubGlobal('localStorage', kept);
  signIn('mona');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a draft', () => {
  it('keeps texts, numbers and switches as they were, until it is dropped', () => {
    keepDraft('form', { name: 'قمح', months: 6, isOn: false, picture: new Blob() }, { name: '', months: '', isOn: true, picture: '' });
    expect(readDraft('form')?.values).toEqual({ name: 'قمح', months: '6', isOn: false });
    dropDraft('form');
    expect(readDraft('form')).toBeNull();
  });

  it('never holds a field that is left out, such as a password', () => {
    keepDraft('form', { email: 'mona@sanabel.example', password: 'furrow 7 kernel' }, {}, ['password']);
    expect(Object.values(kept).join()).not.toContain('furrow');
    expect(readDraft('form')?.values).toEqual({ email: 'mona@sanabel.example' });
  });

  it('holds what was changed alone, so that it brings back nothing of what another editor changed', () => {
    const before = { title: 'سيد الشتاء', season: 'Winter', isOn: true };
    keepDraft('form', { ...before, title: 'سيد الحبوب' }, before);
    expect(readDraft('form')?.values).toEqual({ title: 'سيد الحبوب' });
    keepDraft('form', { ...before, title: '' }, before);
    expect(readDraft('form')?.values).toEqual({ title: '' });
  });

  it('is none where all was taken back, or only a picture was chosen', () => {
    keepDraft('form', { title: 'x', picture: '' }, { title: '', picture: '' });
    keepDraft('form', { title: '', picture: new Blob() }, { title: '', picture: '' });
    expect(readDraft('form')).toBeNull();
  });

  it('L13: is its admin’s own, also when the session has just ended', () => {
    keepDraft('form', { title: 'x' }, {});
    delete kept['sanabel.token'];
    keepDraft('form', { title: 'xy' }, {});
    signIn('hany');
    expect(readDraft('form')).toBeNull();
    signIn('mona');
    expect(readDraft('form')?.values).toEqual({ title: 'xy' });
  });

  it('L13: is gone after twelve hours, with those that nobody comes back for', () => {
    vi.useFakeTimers();
    keepDraft('form', { title: 'x' }, {});
    kept['sanabel.draft.of.nobody'] = JSON.stringify({ values: {}, savedAt: '2026-01-01T00:00:00.000Z' });
    vi.advanceTimersByTime(12 * 60 * 60_000 - 1);
    dropOldDrafts();
    expect(readDraft('form')?.values).toEqual({ title: 'x' });
    expect(Object.keys(kept)).not.toContain('sanabel.draft.of.nobody');
    vi.advanceTimersByTime(1);
    expect(readDraft('form')).toBeNull();
    dropOldDrafts();
    expect(Object.keys(kept).filter((key) => key.startsWith('sanabel.draft.'))).toEqual([]);
  });
});
