import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../environment/root.ts';

/** The shell blocks of a section of the guide, in their order. */
export const commandsOf = (heading: string): string[] => {
  const [, section = ''] = readFileSync(inRoot('docs', 'deploy.md'), 'utf8').split(`\n## ${heading}\n`);
  return [...(section.split(/\n##+ /)[0] ?? '').matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
};

/** What a rehearsal has besides the answers of its operator: ports that are free here, folders of its own. */
export const setInEnv = (file: string, own: Readonly<Record<string, string | number>>): void => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !Object.keys(own).some((name) => line.startsWith(`${name}=`)));
  writeFileSync(file, [...lines, ...Object.entries(own).map(([name, value]) => `${name}=${value}`), ''].join('\n'));
};
