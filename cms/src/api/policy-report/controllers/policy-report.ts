import { ALL_POLICY_REPORTS_PER_MINUTE, POLICY_REPORTS_PER_MINUTE, policyReport } from '@sanabel/contract';
import type { Context } from 'koa';
import { readInput } from '../../../collection/write.ts';
import { callerOf } from '../../../http/caller.ts';
import { createVisitorLimit } from '../../../http/read-limit.ts';
import { writeLine } from '../../../observability/lines.ts';
import { lineOf } from '../line.ts';

/** Kept in memory: reports write no row, and anyone may send any number of them. */
const limit = createVisitorLimit(POLICY_REPORTS_PER_MINUTE, ALL_POLICY_REPORTS_PER_MINUTE);

export default {
  /** Reports go to the log only (decision 096). Limits apply before the body is read. */
  async create(ctx: Context) {
    limit(callerOf(ctx));
    const { 'csp-report': report } = await readInput(ctx, policyReport);
    writeLine({ level: 'warn', message: 'policy report', ...lineOf(report) });
    ctx.body = { status: 'success' };
  },
};
