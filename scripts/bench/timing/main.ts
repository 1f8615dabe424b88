import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startCms } from '../../testing/cms/cms.ts';
import { compileCms } from '../../testing/cms/template.ts';
import { compareTimes } from './compare.ts';
import { type Question, questions } from './questions.ts';

/** An observer of a larger p would need far more tries than the limits allow in years. */
const SUSPICIOUS_P = 0.001;

/** `npm run bench -- timing [--tries n --only resend]`: checks that anonymous calls do not reveal known addresses by bytes, headers or time. */
const { values } = parseArgs({ options: { tries: { type: 'string', default: '400' }, only: { type: 'string', default: '' } } });
compileCms();
const INVITED = 'invited.one@sanabel.example';
const cms = await startCms({ LOG_LEVEL: 'error', ADMIN_EMAILS: INVITED });
const strangerLike = (known: string): string => `${randomUUID().slice(0, known.indexOf('@'))}@sanabel.example`;

let isTold = false;
for (const question of questions(cms, INVITED).filter(({ name }) => name.includes(values.only)) satisfies Question[]) {
  const { forms, known, unknown, p, share } = await compareTimes(cms, question, Number(values.tries), strangerLike);
  const verdict = forms.length === 1 && p > SUSPICIOUS_P ? 'cannot be told apart' : 'CAN BE TOLD APART';
  console.log(`${question.name}: ${verdict}. ${values.tries} tries each, in turn; different answers (bytes and headers): ${forms.length}`);
  console.log(
    `  median ms: known ${known.toFixed(2)}, unknown ${unknown.toFixed(2)}; known slower in ${(share * 100).toFixed(1)}% of all pairs; Mann-Whitney p = ${p.toFixed(3)}`,
  );
  if (forms.length > 1) console.log(forms.join('\n'));
  isTold ||= verdict !== 'cannot be told apart';
}
await cms.stop();
process.exitCode = isTold ? 1 : 0;
