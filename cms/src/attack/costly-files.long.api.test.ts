import { readFileSync } from 'node:fs';
import { COSTLY_FILMS } from '@sanabel/scripts/testing/cms/films.ts';
import { blackPng, form } from '@sanabel/scripts/testing/cms/pictures.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { beforeAll, expect, it } from 'vitest';

const cms = withCms();
let token: string;
beforeAll(async () => {
  token = await cms.signInByMail();
});

const FILES: Readonly<Record<string, () => Buffer>> = {
  ...COSTLY_FILMS,
  'a picture of 40,000,000 × 1': () => blackPng(40_000_000, 1),
  'a picture of 4,000,000 × 10': () => blackPng(4_000_000, 10),
};
const PROCESSOR_SECONDS = 2;
const TICKS_PER_SECOND = 100;
const SAMPLES = 60;
const UPLOADS = 5;

/** Processor seconds of all threads of the CMS: proc(5), fields 14 and 15. */
const processorSeconds = (): number => {
  const fields = readFileSync(`/proc/${cms.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
};

/** Returns how long calls of `/health` and a list take, one after the other, until `isOver`. */
const waits = async (isOver: (count: number) => boolean): Promise<number[]> => {
  const measured: number[] = [];
  while (!isOver(measured.length)) {
    const begin = performance.now();
    const answers = await Promise.all([cms.call('GET', '/health'), cms.call('GET', '/crops')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    measured.push(performance.now() - begin);
  }
  return measured;
};
const p95 = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0;

/** Only processor time is asserted. Waiting times, while a file is unanswered, are printed: on a busy machine they vary too much. */
it.each(Object.entries(FILES))('%s costs what its bytes cost', async (name, file) => {
  const bytes = file();
  const rest = await waits((count) => count >= SAMPLES);
  const during: number[] = [];
  const spent: number[] = [];
  let status = 0;
  for (let upload = 0; upload < UPLOADS; upload += 1) {
    const before = processorSeconds();
    let isAnswered = false;
    const sent = cms.call('POST', '/library', { token, form: form({}, { file: bytes }) }).finally(() => {
      isAnswered = true;
    });
    const [answer, measured] = await Promise.all([sent, waits(() => isAnswered)]);
    status = Math.max(status, answer.status);
    during.push(...measured);
    spent.push(processorSeconds() - before);
  }
  rest.push(...(await waits((count) => count >= SAMPLES)));
  const [atRest, meanwhile] = [p95(rest), p95(during)];
  const ratio = `p95 at rest ${atRest.toFixed(1)} ms, meanwhile ${meanwhile.toFixed(1)} ms of ${during.length} (× ${(meanwhile / atRest).toFixed(1)})`;
  console.log(`${name}: ${status}, ${Math.max(...spent).toFixed(2)} s of the processor at most, ${ratio}`);
  expect(status).toBeLessThan(500);
  expect(Math.max(...spent)).toBeLessThan(PROCESSOR_SECONDS);
});
