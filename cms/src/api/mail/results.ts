import type { MailCause } from '@sanabel/contract';
import { logError } from '../../concurrency/worker.ts';
import { type Stored, table } from '../../database/table.ts';

/** Sent; a try that failed; the last try, after which it was given up. */
type State = 'sent' | 'failed' | 'lost';

interface ResultRow extends Stored {
  at: string;
  state: State;
  cause: MailCause | null;
}

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

const results = () => table<ResultRow>('api::mail.mail-result');
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

/** What an error of nodemailer says of the mail server. */
export const causeOf = (error: unknown): MailCause => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'password';
  if (code === 'ETLS') return 'encryption';
  if (responseCode) return 'refused';
  return code ? 'unreachable' : 'other';
};

/** The server itself says no to every mail: another address or another mail would hear the same. */
export const isOfServer = (error: unknown): boolean => causeOf(error) !== 'refused';

/** Notes what came of a try. A note that cannot be written is no reason to treat a mail otherwise. */
export const noteResult = async (state: State, error: unknown = null): Promise<void> => {
  const data = { at: ago(0), state, cause: error === null ? null : causeOf(error) };
  await results()
    .create({ data })
    .catch((failure: Error) => logError(`mail: ${failure.message}`));
};

/** So many failures in a row are no accident. */
const IN_A_ROW = 3;

/** The last seven days of mail, and why the last tries all failed, where they did. */
export const mailWeek = async () => {
  const since = { at: { $gt: ago(WEEK_MS) } };
  const [sent, lost] = [
    await results().count({ where: { state: 'sent', ...since } }),
    await results().count({ where: { state: 'lost', ...since } }),
  ];
  const lastSent = await results().findOne({ where: { state: 'sent' }, orderBy: [{ at: 'desc' }] });
  const last = await results().findMany({
    where: { at: { $gt: ago(DAY_MS) } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    limit: IN_A_ROW,
  });
  const hasFailed = last.length === IN_A_ROW && last.every(({ state }) => state !== 'sent');
  return {
    sent,
    lost,
    lastSentAt: lastSent && new Date(lastSent.at).toISOString(),
    failure: hasFailed ? (last[0]?.cause ?? 'other') : null,
  };
};
