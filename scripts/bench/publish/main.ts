import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { hasHugo } from './hugo/site.ts';
import { makeTemplates } from './hugo/templates.ts';
import { measure } from './measure.ts';

/**
 * `npm run bench:publish [-- --sizes 100,1000 --edits 5]`: the time from save to served, a full render, and Hugo's render of the same items.
 * Fails when a limit is missed. Needs an idle machine.
 */
const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '100,1000,10000' }, edits: { type: 'string', default: '50' } },
});
const sizes = values.sizes.split(',').map(Number);
const edits = Number(values.edits);
const missed: string[] = [];

const templates = hasHugo() ? await makeTemplates('https://club.example') : null;
if (!templates) console.log('Hugo is not on this machine (Debian: apt-get install hugo), so nothing is compared with it.');
for (const count of sizes) {
  console.log(`\n${count} items in two languages, ${edits} edits of each kind; load before: ${(loadavg()[0] ?? 0).toFixed(1)}`);
  missed.push(...(await measure({ count, edits, templates })).map((bar) => `${count} items: ${bar}`));
}
console.log(missed.length === 0 ? '\nPASSED: all bars are held.' : `\nFAILED:\n  ${missed.join('\n  ')}`);
process.exit(missed.length === 0 ? 0 : 1);
