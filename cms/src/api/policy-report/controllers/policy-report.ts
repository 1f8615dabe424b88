import { ALL_POLICY_REPORTS_PER_MINUTE, POLICY_REPORTS_PER_MINUTE, policyReport } from '@sanabel/contract';
import type { Context } from 'koa';
import { readInput } from '../../../collection/write.ts';
import { callerOf } from '../../../http/caller.ts';
import { createReadLimit } from '../../../http/read-limit.ts';
import { writeLine } from '../../../observability/lines.ts';
import { lineOf } from '../line.ts';

/** Kept in memory: reports write no row, and anyone may send any number of them. */
const ofOne = createReadLimit(POLICY_REPORTS_PER_MINUTE);
const ofAll = createReadLimit(ALL_POLICY_REPORTS_PER_MINUTE);

export default {
  /** Reports go to the log only (decision 096). Limits apply before the body is read. */
  async create(ctx: Context) {
    ofOne.count(callerOf(ctx));
    ofAll.count('all');
    const { 'csp-report': report } = await readInput(ctx, policyReport);
    writeLine({ level: 'warn', message: 'policy report', ...lineOf(report) });
    ctx.body = { status: 'success' };
  },
};
