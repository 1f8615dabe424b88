import * as z from 'zod';

/** The type that browsers send such a report as, which is JSON. */
export const POLICY_REPORT_TYPE = 'application/csp-report';

/** What a browser reports of the security policy (CSP level 2, `report-uri`): more fields than are read here. */
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
