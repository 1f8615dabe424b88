import { expect, it } from 'vitest';
import { needsOf } from './needs.ts';

const row = (list: 'crops' | 'articles' | 'members', type: string, draft: number) => ({ list, type, draft, live: 3, hidden: 0, timed: 0 });

it('what waits leads to the list that shows it, the most pressing first', () => {
  const states = [row('crops', 'Grains', 0), row('crops', 'Fruit', 2), row('articles', 'climate', 1), row('members', '', 1)];
  expect(needsOf({ hasFailed: true, requests: 5, states }).map(({ need, to }) => [need, to])).toEqual([
    ['failed', '/publication'],
    ['requests', '/jobs?status=new'],
    ['draft', '/?state=draft'],
    ['draft', '/?climate-state=draft'],
    ['draft', '/members?state=draft'],
  ]);
});

it('what lacks its English is one line for each list, before the drafts; what lacks a picture is among the drafts', () => {
  const states = [
    { ...row('crops', 'Grains', 1), noPicture: 1, noEnglish: 2 },
    { ...row('articles', 'awareness', 0), noPicture: 0, noEnglish: 1 },
  ];
  expect(needsOf({ hasFailed: false, requests: 0, states }).map(({ need, to }) => [need, to])).toEqual([
    ['noEnglish', '/?state=noEnglish'],
    ['noEnglish', '/?awareness-state=noEnglish'],
    ['draft', '/?state=draft'],
  ]);
});

it('the drafts of a list are one line, whatever their types', () => {
  const states = [row('crops', 'Grains', 1), row('crops', 'Fruit', 2)];
  expect(needsOf({ hasFailed: false, requests: 0, states })).toEqual([
    { need: 'draft', list: 'crops', type: '', count: 3, to: '/?state=draft' },
  ]);
});

it('nothing waits where all is done', () => {
  expect(needsOf({ hasFailed: false, requests: 0, states: [row('crops', 'Grains', 0)] })).toEqual([]);
});
