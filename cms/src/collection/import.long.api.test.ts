import { errorBody, imported } from '@sanabel/contract';
import { type Cms, startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { isWriting, query } from '@sanabel/scripts/testing/cms/database.ts';
import { expect, it } from 'vitest';

type Row = Record<string, unknown>;
const rowsOf = (count: number, more: (index: number) => Row = () => ({})): Row[] =>
  Array.from({ length: count }, (_, index) => ({ arabicName: `محصول ${index}`, season: 'Winter', growthPeriod: '٦', ...more(index) }));
const countCrops = async (cms: Cms): Promise<number> =>
  Number((await query<{ count: number }>(cms, 'select count(*) as count from crops'))[0]?.count);

/** The nightly run uses the maximum number of rows. */
const MANY = Number(process.env.IMPORT_ROWS ?? 100);

it('many rows with faults write nothing; killed on the way they write nothing or all; without faults all', async () => {
  const cms = await startCms();
  const token = await cms.signInByMail();
  const send = (rows: readonly Row[]) => cms.call('POST', '/crops/import', { token, json: { rows } });
  const invalid = await send(rowsOf(MANY, (index) => (index % 50 === 49 ? { season: 'Autumn' } : {})));
  const fieldErrors = errorBody.parse(await invalid.json()).errors?.map(({ field, code }) => `${field} ${code}`);
  expect([fieldErrors?.length, fieldErrors?.[0]]).toEqual([MANY / 50, 'rows.49.season invalid_choice']);
  expect(await countCrops(cms)).toBe(0);

  const killed = send(rowsOf(MANY)).then(
    () => 'answered',
    () => 'cut',
  );
  let polls = 0;
  // A background worker holds the lock for a shorter time than an import.
  await expect.poll(async () => (polls = (await isWriting(cms)) ? polls + 1 : 0), { interval: 5 }).toBeGreaterThan(3);
  process.kill(cms.pid, 'SIGKILL');
  const end = await killed;
  await cms.halt();

  const again = await startCms({}, cms.dataDir);
  try {
    const left = await countCrops(again);
    expect(end === 'answered' ? [MANY] : [0, MANY]).toContain(left);
    const fresh = await again.signInByMail();
    const done = await again.call('POST', '/crops/import', { token: fresh, json: { rows: rowsOf(MANY) } });
    const { batch, items } = imported.parse(await done.json());
    expect([items.length, await countCrops(again)]).toEqual([MANY, left + MANY]);
    expect((await again.call('POST', '/versions/undo', { token: fresh, json: { batch } })).status).toBe(200);
    expect(await countCrops(again)).toBe(left);
  } finally {
    await again.stop();
  }
});
