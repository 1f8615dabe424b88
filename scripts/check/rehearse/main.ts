import { rehearseCdn } from './cdn.ts';
import { rehearseLife } from './life.ts';
import { rehearseMachines } from './machines.ts';
import { openRehearsal } from './rehearsal.ts';

/**
 * `npm run rehearse`, `npm run rehearse -- cdn` and `npm run rehearse -- machines`: the ways of docs/deploy.md, by its commands. A machine is a folder; `systemctl` is
 * a program that keeps its units running, `apt-get` and `useradd` do nothing; Caddy, the CMS and the site are real.
 */
const WAYS = { life: rehearseLife, cdn: rehearseCdn, machines: rehearseMachines } as const;
const way = WAYS[(process.argv[2] ?? 'life') as keyof typeof WAYS];
if (!way) throw new Error(`There is no such rehearsal: ${process.argv[2]}`);
const rehearsal = await openRehearsal();
try {
  await way(rehearsal);
} catch (error) {
  rehearsal.fail(error);
}
await rehearsal.end();
