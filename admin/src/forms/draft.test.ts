import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
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
    expect([...kept.values()].join()).not.toContain('furrow');
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
});
