import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { input, password, select } from '@inquirer/prompts';
import type { Locale } from '@sanabel/contract/enumerations';
import { envFileFailure } from '../environment/env-file.ts';
import { readEnvironment } from '../environment/environment.ts';
import { inRoot } from '../environment/root.ts';
import { ExpectedError } from '../process/log.ts';
import { type Answers, errorOf, type Name, QUESTIONS, type Question, readAnswer } from './questions.ts';
import { answersIn, envFile, readEnvFile, settingsOf } from './settings.ts';

/**
 * `npm run configure` asks for the settings of a server and writes `.env`. A second run offers the earlier answers and keeps the secrets.
 * `-- --answers FILE` reads the answers from a JSON file; `-- --lang ar` asks in Arabic.
 */
const FILE = inRoot('.env');
const { values } = parseArgs({ options: { lang: { type: 'string' }, answers: { type: 'string' } } });
const locale: Locale = (values.lang ?? process.env.LANG ?? '').startsWith('ar') ? 'ar' : 'en';

const NONE: Record<Locale, string> = { ar: 'شرطة «-» تعني: لا شيء', en: '“-” for none' };

/** Names of the keys' actions, as the prompts pass them. */
const ACTIONS: Readonly<Record<string, string>> = { navigate: 'تنقّل', select: 'اختيار', 'toggle visibility': 'إظهار أو إخفاء' };
const theme =
  locale === 'ar'
    ? {
        style: {
          keysHelpTip: (keys: [string, string][]) => keys.map(([key, action]) => `${key} ${ACTIONS[action] ?? action}`).join(' • '),
        },
      }
    : {};

const ask = async (question: Question, standard: string | undefined): Promise<string> => {
  const message = question.isOptional ? `${question.text[locale]} (${NONE[locale]})` : question.text[locale];
  const read = (answer: string): string => readAnswer(question, answer);
  const validate = (answer: string): true | string => errorOf(question, read(answer))?.[locale] ?? true;
  if (question.choices) {
    const choices = question.choices.map(({ value, text }) => ({ value, name: text[locale] }));
    return select({ message, choices, theme, ...(standard && { default: standard }) });
  }
  if (question.isSecret) {
    const kept = { ar: 'اتركها فارغة لتبقى كما هي', en: 'leave it empty to keep it' }[locale];
    const answer = await password({ message: standard ? `${message} (${kept})` : message, mask: true, validate, theme });
    return answer || standard || '';
  }
  return read(await input({ message, ...(standard && { default: standard }), validate }));
};

/** Returns the answer from the file; an invalid one ends the program with a message. */
const given = (question: Question, answers: Readonly<Record<string, unknown>>, standard: string | undefined): string => {
  const answer = readAnswer(question, String(answers[question.name] ?? standard ?? ''));
  const error = errorOf(question, answer);
  if (error) throw new ExpectedError(`${question.name}: ${error[locale]}`);
  return answer;
};

const collect = async (before: Partial<Answers>): Promise<Answers> => {
  const file: Record<string, unknown> | null = values.answers ? JSON.parse(readFileSync(values.answers, 'utf8')) : null;
  const answers: Partial<Record<Name, string>> = {};
  for (const question of QUESTIONS) {
    const soFar = answers as Partial<Answers>;
    if (question.isWanted && !question.isWanted(soFar)) continue;
    const standard = before[question.name] ?? question.standard?.(soFar);
    answers[question.name] = file ? given(question, file, standard) : await ask(question, standard);
  }
  return answers as Answers;
};

const NEXT: Record<Answers['WAY'], Record<Locale, string>> = {
  server: { ar: 'الخطوة التالية في docs/deploy.ar.md، «خادم واحد».', en: 'The next step is in docs/deploy.md, "One server".' },
  cdn: { ar: 'الخطوة التالية في docs/deploy.ar.md، «شبكة توزيع».', en: 'The next step is in docs/deploy.md, "A CDN".' },
};
const ANOTHER: Record<Locale, string> = {
  ar: 'شعار النادي وألوانه وبلده في مجلد brand، وما يلزم لنادٍ آخر في docs/another-club.md.',
  en: 'The club’s logo, colours and country are in the brand folder; docs/another-club.md lists what to change for another club.',
};
const KEEP: Record<Locale, string> = {
  ar: 'احفظ نسخة من ‎.env‎ في مكان غير هذا الخادم: لا تدخل في النسخ الاحتياطية، وفيها BACKUP_PASSPHRASE التي لا تُستعاد الأسرار إلا بها.',
  en: 'Keep a copy of .env somewhere other than this server: backups do not include it, and the secrets can only be restored with its BACKUP_PASSPHRASE.',
};

try {
  const before = existsSync(FILE) ? readEnvFile(readFileSync(FILE, 'utf8')) : {};
  const answers = await collect(answersIn(before));
  const settings = settingsOf(answers, before);
  readEnvironment(settings);
  writeFileSync(`${FILE}.next`, envFile(settings), { mode: 0o600 });
  if (existsSync(FILE)) renameSync(FILE, `${FILE}.before`);
  renameSync(`${FILE}.next`, FILE);
  console.log(['', '.env', KEEP[locale], ANOTHER[locale], NEXT[answers.WAY][locale]].join('\n'));
} catch (error) {
  // Ctrl-C ends the questions; nothing has been written yet.
  if (error instanceof Error && error.name === 'ExitPromptError') process.exitCode = 130;
  else {
    const isOfFile = error instanceof Error && 'syscall' in error && !values.answers;
    console.error(error instanceof ExpectedError ? error.message : isOfFile ? envFileFailure(FILE, error) : error);
    process.exitCode = 1;
  }
}
