import { describe, expect, it } from 'vitest';
import { KINDS, SENTENCES, sentenceOf } from './sentences.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

describe('the record says what was done', () => {
  it('in a separate sentence for every act, in both languages', () => {
    for (const { sentences } of [ar, en]) {
      expect(Object.keys(sentences).toSorted()).toEqual([...SENTENCES, 'other'].toSorted());
      expect(new Set(Object.values(sentences)).size).toBe(SENTENCES.length + 1);
    }
  });

  it('without a name where the server notes none: of applications, contact data, backups and orders', () => {
    const nameless = SENTENCES.filter((name) => !ar.sentences[name].includes('{{title}}'));
    expect(nameless).toEqual(SENTENCES.filter((name) => !en.sentences[name].includes('{{title}}')));
    expect(nameless.filter((name) => !name.endsWith('_order'))).toEqual([
      'media_update',
      'library_create',
      'job-requests_note',
      'job-requests_noteUpdate',
      'job-requests_noteDelete',
      'job-requests_unfollow',
      'job-requests_delete',
      'backups_create',
      'backups_download',
      'demo-content_create',
    ]);
  });

  it('and names the section of every act, by which it is filtered', () => {
    for (const { kinds } of [ar, en]) expect(Object.keys(kinds).toSorted()).toEqual([...KINDS].toSorted());
  });

  it('and in general words for an act that is not known here', () => {
    expect([sentenceOf('crops', 'create'), sentenceOf('crops', 'select'), sentenceOf('tractors', 'create')]).toEqual([
      'crops_create',
      'other',
      'other',
    ]);
  });
});
