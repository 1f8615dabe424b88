import '../environment/dot-env.ts';
import { parseArgs } from 'node:util';
import type { Locale } from '@sanabel/contract/enumerations';
import { readEnvironment } from '../environment/environment.ts';
import { ExpectedError } from '../process/log.ts';
import type { Check, Finding, Target } from './check.ts';
import { accounts } from './checks/accounts.ts';
import { clock, disk, memory, versions } from './checks/machine.ts';
import { mail } from './checks/mail.ts';
import { mailNames, names } from './checks/names.ts';
import { pages } from './checks/pages.ts';
import { publication } from './checks/publication.ts';
import { backups, openPorts, settings } from './checks/settings.ts';
import { tls } from './checks/tls.ts';

/**
 * `npm run doctor` checks this installation from inside and outside; `-- https://club.example` checks another one from outside.
 * `--lang ar` answers in Arabic, `--mail-to ADDRESS` sends a mail, `--json` writes JSON. Exits with 1 when something is wrong.
 */
const CHECKS: readonly Check[] = [
  settings,
  versions,
  names,
  tls,
  pages,
  publication,
  openPorts,
  mail,
  mailNames,
  accounts,
  memory,
  disk,
  clock,
  backups,
];
const SIGN: Record<Finding['state'], string> = { ok: '✓', warning: '!', fault: '✗', skipped: '–' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lang: { type: 'string' }, 'mail-to': { type: 'string' }, json: { type: 'boolean' } },
});
const locale: Locale = (values.lang ?? process.env.LANG ?? '').startsWith('ar') ? 'ar' : 'en';

const targetOf = (address: string | undefined): Target => {
  if (address !== undefined) {
    if (!URL.canParse(address)) throw new ExpectedError('npm run doctor -- https://club.example');
    return { site: new URL(address), inside: null, variables: {} };
  }
  const inside = readEnvironment(process.env);
  return { site: new URL(inside.SITE_URL), inside, variables: process.env, mailTo: values['mail-to'] };
};

const print = (check: Check, findings: readonly Finding[]): void => {
  console.log(`\n${check.name[locale]}`);
  for (const { state, text, advice } of findings) {
    console.log(`  ${SIGN[state]} ${text[locale]}`);
    if (advice) console.log(`    → ${advice[locale]}`);
  }
};

try {
  const target = targetOf(positionals[0]);
  const all: { check: string; findings: Finding[] }[] = [];
  for (const check of CHECKS.filter(({ isInside }) => !isInside || target.inside)) {
    const findings = await check.run(target);
    all.push({ check: check.name[locale], findings });
    if (!values.json) print(check, findings);
  }
  if (values.json) console.log(JSON.stringify(all, null, 2));
  if (all.some(({ findings }) => findings.some(({ state }) => state === 'fault'))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
