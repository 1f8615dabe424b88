import type { BackupHealth, MailHealth, PublicationHealth } from '@sanabel/contract';
import { settings } from '../../../config/sanabel.ts';
import { countAfter } from '../../changes/log.ts';
import { bucketName } from '../backup/bucket.ts';
import { isElsewhere } from '../backup/present.ts';
import { isPossible } from '../backup/program.ts';
import { runs } from '../backup/runs.ts';
import { archives, beginning, lastTry, nextAt } from '../backup/worker.ts';
import { askMailServer, mailsWaiting } from '../mail/outbox.ts';
import { causeOf, mailWeek } from '../mail/results.ts';
import { stateOf } from '../publication/advance.ts';
import { passedSince, TOO_LONG_MS } from '../publication/after.ts';
import { readFacts, rulesOf } from '../publication/rules.ts';
import { callsLeft } from '../publication/schedule.ts';
import { backupFailure } from './judge.ts';

const isoOf = (timestamp: string | number | null | undefined): string | null =>
  timestamp === null || timestamp === undefined ? null : new Date(timestamp).toISOString();

export const checkMail = async (): Promise<Omit<MailHealth, 'since'>> => {
  const refusal = await askMailServer().then(
    () => null,
    (error: unknown) => causeOf(error),
  );
  const { failure, ...week } = await mailWeek();
  const cause = refusal ?? failure;
  return { level: cause === null ? 'good' : 'bad', cause, ...week, waiting: await mailsWaiting() };
};

/** A younger failure may end with the next retry. Publication itself mails all admins about an older one. */
export const checkPublication = async (): Promise<Omit<PublicationHealth, 'since'>> => {
  const facts = await readFacts();
  const rules = rulesOf();
  const deploysLeft = rules && callsLeft(facts, rules, Date.now());
  const state = stateOf(facts);
  const isLong = facts.mailedAt !== null || (facts.failingSince !== null && passedSince(facts.failingSince, Date.now()) > TOO_LONG_MS);
  const isShort = state === 'held' || (deploysLeft === 0 && state === 'waiting');
  return {
    level: facts.error ? (isLong ? 'bad' : 'warning') : isShort ? 'warning' : 'good',
    state,
    cause: facts.error ? (facts.failure?.cause ?? 'unknown') : null,
    liveAt: isoOf(facts.liveAt),
    tookMs: facts.buildMs ?? null,
    pending: await countAfter(facts.liveRevision),
    deploysLeft,
  };
};

export const checkBackups = async (): Promise<Omit<BackupHealth, 'since'>> => {
  const made = await archives();
  const [newest] = made;
  const trial = await lastTry();
  const [last] = await runs().findMany({
    where: { what: 'backup', state: { $in: ['done', 'failed'] } },
    orderBy: [{ startedAt: 'desc' }],
    limit: 1,
  });
  const isOn = isPossible() && settings.BACKUP_AT !== null;
  const lacking = bucketName === null ? [] : made.filter(({ copiedAt }) => !copiedAt).map(({ startedAt }) => Date.parse(startedAt));
  const facts = {
    isOn,
    newestAt: newest ? Date.parse(newest.startedAt) : await beginning(),
    hasFailed: last?.state === 'failed',
    trial: trial && { hasFailed: trial.state === 'failed', at: Date.parse(trial.startedAt) },
    notCopiedAt: lacking.length > 0 ? Math.min(...lacking) : null,
  };
  const { level, trouble } = backupFailure(facts, Date.now());
  const failed = trouble === 'failed' ? last : trouble === 'trial' ? trial : null;
  const next = await nextAt();
  return {
    level,
    trouble,
    cause: failed?.cause ?? null,
    lastAt: isoOf(newest?.startedAt),
    isElsewhere: (await isElsewhere()) || Boolean(newest?.copiedAt),
    trialAt: isoOf(trial?.startedAt),
    nextAt: next === null ? null : isoOf(Math.max(next, Date.now())),
  };
};
