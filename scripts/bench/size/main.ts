import '../../environment/dot-env.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readEnvironment } from '../../environment/environment.ts';
import { adminIn, measureAdmin } from './admin.ts';
import { budgetOf, type Cost, excesses, QUESTION_SCRIPT, SEARCH_SCRIPT, sumsOf, TOOLS_SCRIPT, VOICE_SCRIPT, WORKER } from './budget.ts';
import { openSite, pagesIn } from './measure.ts';
import { openWire } from './wire.ts';

/** `npm run size [-- FOLDER]`: the size of each kind of page of a built site and of its panel. Fails when one is over budget. */
const [folder] = process.argv.slice(2);
const root = folder === undefined ? join(readEnvironment(process.env).DATA_DIR, 'published', 'current') : resolve(folder);
if (!existsSync(join(root, 'index.html'))) {
  console.error(`There is no built site in ${root}. Run \`npm start\` once, or name a folder: npm run size -- site/dist`);
  process.exit(1);
}

const { costOf, askedOf, gzipOf, brotliOf } = openSite(root);
const STATUS_PAGE = /\/(?:404|500)$/;
const dearest = new Map<string, { file: string; cost: Cost }>();
const faults: string[] = [];
const heard: string[] = [];
for (const { kind, file } of await pagesIn(root)) {
  const cost = await costOf(file);
  const html = await readFile(join(root, file), 'utf8');
  const row = `${kind} ${/^(en|ar)[./]/.exec(file)?.[1] ?? ''}`.trim();
  const known = dearest.get(row);
  if (!known || cost.text > known.cost.text) dearest.set(row, { file, cost });
  if (heard.length === 0 && html.includes('data-tool="listen"')) heard.push(file);
  faults.push(...excesses(cost, budgetOf(kind)).map((fault) => `${file}: ${fault}`));
}
console.table(Object.fromEntries([...dearest].map(([row, { cost }]) => [row, sumsOf(cost)])));

const wire = await openWire(root);
const received: Record<string, Awaited<ReturnType<typeof wire.costOf>>> = {};
for (const [row, { file }] of dearest) {
  const path = `/${file.replace(/(?:^index)?\.html$/, '')}`;
  if (STATUS_PAGE.test(path)) continue;
  received[row] = await wire.costOf({ path, best: await brotliOf(file) });
}
await wire.stop();
console.log('What a phone receives of the page itself, headers included (bytes):');
console.table(received);
const item = dearest.get('crop')?.file ?? 'index.html';
for (const { what, file, script, bar } of [
  { what: 'the search', file: 'index.html', script: 'SearchScript', bar: SEARCH_SCRIPT },
  { what: "an item's tools", file: item, script: 'ToolsScript', bar: TOOLS_SCRIPT },
  ...heard.map((file) => ({ what: 'a recording', file, script: 'ListenScript', bar: VOICE_SCRIPT })),
  { what: 'the question whether a page was useful', file: item, script: 'UsefulScript', bar: QUESTION_SCRIPT },
]) {
  const bytes = await askedOf(file, script);
  console.log(`The script of ${what}: ${bytes} bytes of gzip, of ${bar}.`);
  if (bytes === 0 || bytes > bar) faults.push(`the script of ${what}: ${bytes} of ${bar}`);
}
for (const [name, bar] of Object.entries(WORKER)) {
  const bytes = await gzipOf(name);
  console.log(`The worker's ${name}: ${bytes} bytes of gzip, of ${bar}.`);
  if (bytes > bar) faults.push(`${name}: ${bytes} of ${bar}`);
}
const admin = adminIn(root);
if (admin !== null) {
  const { costs, faults: over } = await measureAdmin(admin);
  console.table(costs);
  faults.push(...over);
}
for (const fault of faults) console.error(`over budget: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
