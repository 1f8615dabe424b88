import { parseArgs } from 'node:util';
import { startCms } from '../../testing/cms/cms.ts';
import { compileCms } from '../../testing/cms/template.ts';
import { fuzz } from './fuzz.ts';

const PROGRESS_STEP = 1_005;
const LOG_SHOWN = 4_000;

/** `npm run fuzz -- --calls 20000 [--seed n]`: requests made from the contract's schemas against the real CMS. */
const { values } = parseArgs({ options: { calls: { type: 'string', default: '2000' }, seed: { type: 'string' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const calls = Number(values.calls);
console.log(`${calls} calls, seed ${seed}`);

compileCms();
const cms = await startCms({ LOG_LEVEL: 'error' });
try {
  const findings = await fuzz(
    cms,
    { calls, seed },
    (done) => {
      if (done % PROGRESS_STEP === 0) console.log(`${done} …`);
    },
    // Immediately, so that a long run that is stopped has reported its findings.
    ({ number, request, fault }) => console.log(`\n#${number} ${request}\n  ${fault}`),
  );
  console.log(findings.length === 0 ? 'Nothing found.' : `\n${findings.length} findings; the same again with --seed ${seed}`);
  if (findings.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  if (process.exitCode) console.log(cms.log().slice(-LOG_SHOWN));
  await cms.stop();
}
