import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCms } from '../../testing/cms/template.ts';
import { startMeasuredCms } from './cms.ts';
import { comparison, share, times } from './figures.ts';
import { ask, rateOf } from './load.ts';
import { type Server, startServer } from './processes.ts';
import { fillCrops } from './rows.ts';
import { readsUnderSignIns } from './sign-ins.ts';
import { startStock } from './stock.ts';

const ITEMS = 300;
const ROUNDS = 8;
const SLICE_MS = 600;
const STOCK_TARGET = 20;
const KOA_TARGET = 0.6;
const ITEM_ID = `bench${'0'.repeat(19)}`;

const startKoa = async (folder: string, cms: Server): Promise<Server> => {
  const files: string[] = [];
  for (const path of ['/crops', `/crops/${ITEM_ID}`]) {
    const file = join(folder, `koa-${files.length}.json`);
    await writeFile(file, Buffer.from(await (await fetch(`${cms.url}/api/v1${path}`)).arrayBuffer()));
    files.push(file);
  }
  return startServer(folder, {
    name: 'koa',
    args: [join(import.meta.dirname, 'koa-server.ts'), ...files],
    cwd: folder,
    env: {},
    ready: '/',
  });
};

const measure = async (cms: Server, stock: Server, koa: Server): Promise<void> => {
  const list = { url: `${cms.url}/api/v1/crops` };
  const item = { url: `${list.url}/${ITEM_ID}` };
  const [wholeList, wholeItem] = [await ask(list), await ask(item)];
  const etag = (await fetch(list.url)).headers.get('etag') ?? '';
  const nothing = { status: 304, bytes: 0 };
  const runs = [
    { name: 'list', question: list, expected: wholeList },
    { name: 'koa list', question: { url: `${koa.url}/list` }, expected: wholeList },
    { name: 'stock list', question: { url: `${stock.url}/api/crops` }, expected: null },
    { name: 'item', question: item, expected: wholeItem },
    { name: 'koa item', question: { url: `${koa.url}/item` }, expected: wholeItem },
    { name: 'stock item', question: { url: `${stock.url}/api/crops/${ITEM_ID}` }, expected: null },
    { name: '304', question: { ...list, headers: { 'if-none-match': etag } }, expected: nothing },
    { name: 'koa 304', question: { url: `${koa.url}/list`, headers: { 'if-none-match': '"prepared"' } }, expected: nothing },
  ];
  const rates = new Map<string, number[]>();
  // The first round warms up. Each begins with another request, so that none always follows the heaviest.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = round % runs.length;
    for (const { name, question, expected } of [...runs.slice(first), ...runs.slice(0, first)]) {
      const rate = await rateOf(question, expected, SLICE_MS);
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  }
  const of = (name: string): number[] => rates.get(name) ?? [];
  console.log(
    `${ITEMS} crops, a list of ${Math.round(wholeList.bytes / 1024)} KiB, an item of ${wholeItem.bytes} bytes; ${ROUNDS} interleaved rounds`,
  );
  console.log(comparison('list, against stock Strapi', of('list'), of('stock list'), STOCK_TARGET, times));
  console.log(comparison('list, against bare Koa', of('list'), of('koa list'), KOA_TARGET, share));
  console.log(comparison('item, against stock Strapi', of('item'), of('stock item'), null, times));
  console.log(comparison('item, against bare Koa', of('item'), of('koa item'), KOA_TARGET, share));
  console.log(comparison('304, against stock Strapi’s list', of('304'), of('stock list'), STOCK_TARGET, times));
  console.log(comparison('304, against bare Koa’s 304', of('304'), of('koa 304'), KOA_TARGET, share));
};

/** `npm run bench -- api`: the cost of public reads, as ratios to controls of the same run. */
const main = async (): Promise<void> => {
  compileCms();
  const folder = await mkdtemp(join(tmpdir(), 'sanabel-bench-'));
  const servers: Server[] = [];
  const running = async (start: Promise<Server>): Promise<Server> => {
    const server = await start;
    servers.push(server);
    return server;
  };
  try {
    await (await startMeasuredCms(folder)).stop();
    fillCrops(folder, ITEMS);
    const stock = await running(startStock(folder));
    const cms = await running(startMeasuredCms(folder));
    const koa = await running(startKoa(folder, cms));
    await measure(cms, stock, koa);
    for (const line of await readsUnderSignIns(cms.url)) console.log(line);
  } finally {
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

await main();
