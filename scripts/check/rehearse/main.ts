import { rehearseCdn } from './cdn.ts';
import { rehearseLife } from './life.ts';
import { openRehearsal } from './rehearsal.ts';

/**
 * `npm run rehearse` and `npm run rehearse -- cdn`: the two ways of docs/deploy.md, by its commands. A machine is a folder; `systemctl` is
 * a program that keeps its units running, `apt-get` and `useradd` do nothing; Caddy, the CMS and the site are real.
 */
const rehearsal = await openRehearsal();
try {
  await (process.argv[2] === 'cdn' ? rehearseCdn : rehearseLife)(rehearsal);
} catch (error) {
  rehearsal.fail(error);
}
await rehearsal.end();
