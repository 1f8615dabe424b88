import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIRECTIONAL, ICONS as PANEL } from '../../../admin/src/kit/ui/Icon.tsx';
import { ICONS as SITE } from '../../../site/src/components/icons.ts';
import { inRoot } from '../../environment/root.ts';

const [mirrored = '', same = ''] = readFileSync(inRoot('docs', 'arabic.md'), 'utf8').split('\n## Icons\n')[1]?.split('All others') ?? [];
const namesIn = (part: string, workspace: string): string[] =>
  [...(new RegExp(`^- ${workspace}: (.*)$`, 'm').exec(part)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

it.each([
  ['site', SITE],
  ['panel', PANEL],
])('docs/arabic.md says of every icon of the %s if it is mirrored', (workspace, icons) => {
  const named = [...namesIn(mirrored, workspace), ...namesIn(same, workspace)];
  expect(named.toSorted()).toEqual(Object.keys(icons).toSorted());
});

it('the panel mirrors those that docs/arabic.md says it mirrors', () => {
  expect(namesIn(mirrored, 'panel').toSorted()).toEqual([...DIRECTIONAL].toSorted());
});
