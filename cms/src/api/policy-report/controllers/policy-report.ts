import { ALL_POLICY_REPORTS_PER_MINUTE, POLICY_REPORTS_PER_MINUTE, policyReport } from '@sanabel/contract';
import type { Context } from 'koa';
import { readInput } from '../../../collection/write.ts';
import { callerOf } from '../../../http/caller.ts';
import { createReadLimit } from '../../../http/read-limit.ts';
import { writeLine } from '../../../observability/lines.ts';
import { lineOf } from '../line.ts';

/** In memory, because a report writes no row: anybody may send any number of them, and they end in the log alone. */
const ofOne = createReadLimit(POLICY_REPORTS_PER_MINUTE);
const ofAll = createReadLimit(ALL_POLICY_REPORTS_PER_MINUTE);

export default {
  /** Notes what the policy refused, in the log and nowhere else (decision 096). Limits come before the body is read. */
  async create(ctx: Context) {
    ofOne.count(callerOf(ctx));
    ofAll.count('all');
    const { 'csp-report': report } = await readInput(ctx, policyReport);
    writeLine({ level: 'warn', message: 'policy report', ...lineOf(report) });
    ctx.body = { status: 'success' };
  },
};
