import * as z from 'zod';

export const POLICY_REPORT_TYPE = 'application/csp-report';

/** Reports have more fields than these (CSP level 2, `report-uri`). */
export const policyReport = z.strictObject({
  'csp-report': z.looseObject({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().nullable().optional(),
    'line-number': z.number().nullable().optional(),
  }),
});
export type PolicyReport = z.infer<typeof policyReport>['csp-report'];
