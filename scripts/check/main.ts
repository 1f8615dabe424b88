import { type Programs, runNamed } from '../process/programs.ts';

export const CHECKS: Programs = {
  lint: { file: 'scripts/check/code.ts', args: ['lint'], about: 'Biome, and the import rules of .dependency-cruiser.cjs' },
  format: { file: 'scripts/check/code.ts', args: ['format'], about: 'Biome, which corrects what it can' },
  types: { file: 'scripts/check/code.ts', args: ['types'], about: 'the types of all workspaces' },
  advisories: { file: 'scripts/check/advisories/main.ts', about: 'known security advisories of shipped packages' },
  bom: { file: 'scripts/check/advisories/main.ts', args: ['bom'], about: 'prints the bill of materials (CycloneDX)' },
  deploy: { file: 'scripts/check/deploy/main.ts', about: 'the files in deploy/, and the steps of the Dockerfile outside a container' },
  docs: { file: 'scripts/check/docs/main.ts', about: 'runs the commands that the documents name, in a clone (--only backup,restore)' },
};

/** `npm run check -- NAME`: one check of code, packages, deployment or documents; without a name, the list of them. */
if (import.meta.main) await runNamed('check', CHECKS);
