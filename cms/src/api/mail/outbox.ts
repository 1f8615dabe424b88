import { DAY_MS } from '@sanabel/contract/time';
import { settings } from '../../../config/sanabel.ts';
import { createWorker, logError, untilDone } from '../../concurrency/worker.ts';
import { mailSealer } from '../../database/secrets.ts';
import { type Stored, table } from '../../database/table.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isOfServer, noteResult } from './results.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Added to the headers that every mail has. */
  headers?: Readonly<Record<string, string>>;
  /** Carried by `MAIL_FAILED` when the mail cannot be delivered. */
  about?: string;
  /** The mail is still useful tomorrow: it is retried for a day while the mail server is down. */
  isLasting?: true;
}

export const MAIL_FAILED = 'sanabel.mail-failed';

interface MailRow extends Stored {
  sealed: string;
  /** Ids whose deletion withdraws the mail; null in older rows. */
  concerns: string | null;
  tries: number;
  nextTryAt: string;
}

/** Three tries within two minutes: a sign-in code is useless later. */
const PAUSES_MS = [0, 20_000, 60_000];
/** A lasting mail is retried for a day, at least once an hour. */
const LASTING_MS = DAY_MS;
const LONGEST_PAUSE_MS = 3_600_000;
/** Time after which a try interrupted by the end of its process counts as failed. */
const TRY_MS = 2 * settings.SMTP_TIMEOUT_MS;
const IDLE_POLL_MS = 30_000;
/** SMTP reply codes from here on are permanent refusals. */
const PERMANENT = 500;

const rows = () => table<MailRow>('api::mail.mail');
const inMilliseconds = (pause: number): string => new Date(Date.now() + pause).toISOString();

/** Claims a mail for this process: of two that see it, one gets it. */
const claim = async ({ id, tries }: MailRow): Promise<boolean> =>
  (await rows().updateMany({ where: { id, tries }, data: { tries: tries + 1, nextTryAt: inMilliseconds(TRY_MS) } })).count === 1;

/** The recipient is an address object: nothing that was typed can add a header or another recipient. */
const send = async ({ to, about: _, isLasting: __, ...letter }: Mail): Promise<void> => {
  await strapi
    .plugin('email')
    .service('email')
    .send({ ...letter, to: { name: '', address: to } });
};

/** The mail server refuses this mail for good: a retry would fail as well. */
const isRefused = (error: unknown): boolean => !isOfServer(error) && Number((error as { responseCode?: number }).responseCode) >= PERMANENT;

const pauseAfter = ({ tries, createdAt }: MailRow, error: unknown, { about, isLasting }: Partial<Mail>): number | undefined => {
  const pause = PAUSES_MS[tries + 1];
  if (isRefused(error)) return about ? undefined : pause;
  if (pause !== undefined || !isLasting || Date.now() - Date.parse(createdAt) > LASTING_MS) return pause;
  return Math.min(LONGEST_PAUSE_MS, 60_000 * 2 ** tries);
};

/** Bypasses the outbox and records the result. */
export const sendNow = async (mail: Mail): Promise<void> => {
  try {
    await send(mail);
  } catch (error) {
    await noteResult('lost', error);
    throw error;
  }
  await noteResult('sent');
};

const attempt = async (row: MailRow): Promise<void> => {
  let known: Partial<Mail> = {};
  try {
    const mail = JSON.parse(mailSealer.unseal(row.sealed)) as Mail;
    known = { ...(mail.about && { about: mail.about }), ...(mail.isLasting && { isLasting: true }) };
    await send(mail);
    await rows().deleteMany({ where: { id: row.id } });
    await noteResult('sent');
  } catch (error) {
    // Neither address nor subject: the log must not reveal who gets mail.
    const reason = (error as { code?: string }).code ?? 'unknown reason';
    strapi.log.warn(`a mail could not be sent (try ${row.tries + 1}) by ${settings.SMTP_HOST}:${settings.SMTP_PORT}: ${reason}`);
    const pause = pauseAfter(row, error, known);
    await noteResult(pause === undefined ? 'lost' : 'failed', error);
    if (pause === undefined) {
      await rows().deleteMany({ where: { id: row.id } });
      if (known.about) await strapi.eventHub.emit(MAIL_FAILED, { about: known.about });
    } else await rows().updateMany({ where: { id: row.id }, data: { nextTryAt: inMilliseconds(pause) } });
  }
};

/** Starts to send the mails that are due; returns the milliseconds until the next. A slow mail delays no other. */
const runPass = async (): Promise<number> => {
  const due = await rows().findMany({ where: { nextTryAt: { $lte: inMilliseconds(0) } }, orderBy: [{ id: 'asc' }], limit: 20 });
  for (const row of due)
    if (await claim(row))
      untilDone(
        attempt(row)
          .catch((error: Error) => logError(`mail: ${error.message}`))
          .finally(() => outbox.wake()),
      );
  const next = await rows().findOne({ where: {}, orderBy: [{ nextTryAt: 'asc' }] });
  return next ? Math.min(IDLE_POLL_MS, Math.max(0, Date.parse(next.nextTryAt) - Date.now())) : IDLE_POLL_MS;
};

export const mailsWaiting = (): Promise<number> => rows().count({});

/** Checks that the mail server answers and accepts our sign-in; throws its error. */
export const askMailServer = async (): Promise<void> => {
  await (strapi.plugin('email') as unknown as { provider: { verify(): Promise<unknown> } }).provider.verify();
};

export const outbox = createWorker('mail', runPass);

/** Queues a mail, so that no answer waits for the mail server. Deleting one of the ids in `concerns` withdraws it. */
export const enqueueMail = (mail: Mail, concerns: readonly string[] = []): Promise<void> =>
  inTransaction(async ({ onCommit }) => {
    const data = { sealed: mailSealer.seal(JSON.stringify(mail)), concerns: concerns.join(' '), tries: 0, nextTryAt: inMilliseconds(0) };
    await rows().create({ data });
    onCommit(() => outbox.wake());
  });

/** Deletes queued mails that concern a deleted id; returns all ids that they concerned. */
export const withdrawMails = async (id: string): Promise<string[]> => {
  const waiting = await rows().findMany({ where: { concerns: { $contains: id } } });
  await rows().deleteMany({ where: { id: { $in: waiting.map((row) => row.id) } } });
  return waiting.flatMap(({ concerns }) => concerns?.split(' ') ?? []);
};
