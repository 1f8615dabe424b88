import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from '../../environment/root.ts';
import { billOfMaterials } from './bom.ts';
import { accepted, openAdvisories } from './judge.ts';

/**
 * `npm run check -- advisories` checks the shipped packages for advisories that no one has accepted. Exits with 1 if there are any, and with 2
 * when the registry could not be asked. `bom` prints the bill of materials instead.
 */
const CANNOT_ASK = 2;
const ANSWER_MAX_BYTES = 64_000_000;

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(inRoot(...path), 'utf8'));

const ask = (): unknown => {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: inRoot(), encoding: 'utf8', maxBuffer: ANSWER_MAX_BYTES });
  const answer = JSON.parse(stdout || '{}') as { vulnerabilities?: unknown };
  return answer.vulnerabilities === undefined ? null : answer;
};

const reportAdvisories = (): number => {
  const audit = ask();
  if (!audit) {
    console.error('The registry does not say which advisories there are. Ask again where it does.');
    return CANNOT_ASK;
  }
  const open = openAdvisories(
    audit,
    accepted.parse(readJson('scripts', 'check', 'advisories', 'accepted.json')),
    new Date().toISOString().slice(0, 10),
  );
  console.log(open.length === 0 ? 'No advisory that nobody has looked at.' : open.join('\n\n'));
  return open.length === 0 ? 0 : 1;
};

if (process.argv[2] === 'bom') console.log(JSON.stringify(billOfMaterials(readJson('package-lock.json')), null, 2));
else process.exitCode = reportAdvisories();
