import type { MailCause } from '@sanabel/contract';
import { DAY_MS } from '@sanabel/contract/time';
import { logError } from '../../concurrency/worker.ts';
import { type Stored, table } from '../../database/table.ts';

/** `failed` is retried; `lost` was the last try. */
type State = 'sent' | 'failed' | 'lost';

interface ResultRow extends Stored {
  at: string;
  state: State;
  cause: MailCause | null;
}

const WEEK_MS = 7 * DAY_MS;

const results = () => table<ResultRow>('api::mail.mail-result');
const ago = (milliseconds: number): string => new Date(Date.now() - milliseconds).toISOString();

export const causeOf = (error: unknown): MailCause => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'password';
  if (code === 'ETLS') return 'encryption';
  if (responseCode) return 'refused';
  return code ? 'unreachable' : 'other';
};

/** The server refuses every mail, whatever its address. */
export const isOfServer = (error: unknown): boolean => causeOf(error) !== 'refused';

/** Never throws: the mail itself must not depend on this record. */
export const noteResult = async (state: State, error: unknown = null): Promise<void> => {
  const data = { at: ago(0), state, cause: error === null ? null : causeOf(error) };
  await results()
    .create({ data })
    .catch((failure: Error) => logError(`mail: ${failure.message}`));
};

/** Consecutive failures that are no coincidence. */
const IN_A_ROW = 3;

/** The last seven days of mail, and the cause when the last tries all failed. */
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
