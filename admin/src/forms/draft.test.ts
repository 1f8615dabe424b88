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
    keepDraft('form', { name: 'قمح', months: 6, isOn: false, picture: new Blob() });
    expect(readDraft('form')?.values).toEqual({ name: 'قمح', months: '6', isOn: false });
    dropDraft('form');
    expect(readDraft('form')).toBeNull();
  });

  it('never holds a field that is left out, such as a password', () => {
    keepDraft('form', { email: 'mona@sanabel.example', password: 'furrow 7 kernel' }, ['password']);
    expect([...kept.values()].join()).not.toContain('furrow');
    expect(readDraft('form')?.values).toEqual({ email: 'mona@sanabel.example' });
  });
});
