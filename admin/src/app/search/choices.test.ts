import type { SearchAnswer, SearchHit, SearchKind } from '@sanabel/contract/search';
import { expect, it } from 'vitest';
import { choicesOf } from './choices.ts';

const hit = (kind: SearchKind, id: string): SearchHit => ({
  ...{ kind, id, title: id, arabicTitle: '', picture: '', excerpt: '' },
  changedAt: '2026-11-24T10:00:00.000Z',
});
const group = (kind: SearchKind, total: number, ids: string[], q = 'قمح'): SearchAnswer['groups'][number] => ({
  ...{ kind, total, q },
  hits: ids.map((id) => hit(kind, id)),
});

it('people of all kinds are one group, each with the way to their own list where it has more', () => {
  const groups = [group('members', 1, ['m']), group('job-requests', 12, ['a', 'b'], '1012345678'), group('crops', 1, ['c'])];
  const shown = choicesOf({ groups, recent: [] }, 'قمح', [], () => []);
  expect(shown.map(({ name, total }) => [name, total])).toEqual([
    ['crops', 1],
    ['people', 13],
  ]);
  expect(shown[1]?.choices.map(({ to }) => to)).toEqual(['/members/m', '/jobs/a', '/jobs/b', '/jobs?q=1012345678']);
});

it('what lies in the trash leads nowhere: it is brought back', () => {
  const [trash] = choicesOf({ groups: [group('trash', 9, ['t'])], recent: [] }, 'قمح', [], () => []);
  expect(trash?.choices.map(({ to }) => to)).toEqual([null, '/trash?q=%D9%82%D9%85%D8%AD']);
});

it('before anything is typed there is what was edited last', () => {
  const shown = choicesOf({ groups: [], recent: [hit('gallery', 'g'), hit('crops', 'c')] }, '', [], () => []);
  expect(shown.map(({ name, choices }) => [name, choices.map(({ to }) => to)])).toEqual([['recent', ['/gallery/g', '/crops/c']]]);
});

it('what was typed comes first where it is a title, whatever its kind', () => {
  const titled = (kind: SearchKind, id: string, arabicTitle: string) => ({ ...hit(kind, id), arabicTitle });
  const groups = [
    { ...group('crops', 2, [], 'الصقيع'), hits: [titled('crops', 'cucumber', 'الخيار'), titled('crops', 'mango', 'المانجو')] },
    {
      ...group('articles', 2, [], 'الصقيع'),
      hits: [titled('articles', 'heat', 'موجات الحر'), titled('articles', 'frost', 'ليالي الصقيع')],
    },
  ];
  const shown = choicesOf({ groups, recent: [] }, 'الصقيع', [], () => []);
  expect(shown.flatMap(({ choices }) => choices.map(({ to }) => to))).toEqual([
    '/articles/frost',
    '/articles/heat',
    '/crops/cucumber',
    '/crops/mango',
  ]);
});
