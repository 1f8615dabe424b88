import { POLICY_REPORT_MAX_BYTES, POLICY_REPORT_TYPE, POLICY_REPORTS_PER_MINUTE } from '@sanabel/contract';
import { dump } from '@sanabel/scripts/testing/cms/database.ts';
import { WORKERS } from '@sanabel/scripts/testing/cms/snapshot.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { describe, expect, it } from 'vitest';

const PROXY_SECRET = 'PROXY-SECRET-of-reports-0123456789abcdef';
const cms = withCms({ PROXY_SECRET });

const report = (fields: object = {}) =>
  JSON.stringify({ 'csp-report': { 'document-uri': `${cms.url}/admin/crops`, 'effective-directive': 'script-src', ...fields } });

const send = (caller: string, body: string, headers: object = {}) =>
  fetch(`${cms.url}/api/v1/policy-reports`, {
    method: 'POST',
    body,
    headers: {
      'content-type': POLICY_REPORT_TYPE,
      'sec-fetch-site': 'same-origin',
      'sanabel-proxy-secret': PROXY_SECRET,
      'x-nf-client-connection-ip': caller,
      ...headers,
    },
  });

describe('a report about the security policy', () => {
  it('ends as a line of the log, without what stood in addresses and samples, and writes no row', async () => {
    const before = await dump(cms, WORKERS);
    const blocked = 'https://evil.example/x.js?stolen=canary-of-a-report';
    expect((await send('198.51.100.1', report({ 'blocked-uri': blocked, 'script-sample': 'canary-of-a-report' }))).status).toBe(200);
    await expect
      .poll(() => cms.log())
      .toContain('"message":"policy report","directive":"script-src","blocked":"evil.example","page":"/admin/crops"');
    expect(cms.log()).not.toContain('canary-of-a-report');
    expect(await dump(cms, WORKERS)).toBe(before);
  });

  it('is refused where it is no report, too long, of another type, or sent for another site’s page', async () => {
    const statuses = [
      await send('198.51.100.2', '{}'),
      await send('198.51.100.2', '[]'),
      await send('198.51.100.2', report({ 'script-sample': 'x'.repeat(POLICY_REPORT_MAX_BYTES) })),
      await send('198.51.100.2', report(), { 'content-type': 'text/plain' }),
      await send('198.51.100.2', report(), { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 413, 415, 403]);
  });

  it('is one of a few in a minute, of one caller and of all together', async () => {
    const own: number[] = [];
    for (let number = 0; number <= POLICY_REPORTS_PER_MINUTE; number += 1) own.push((await send('198.51.100.3', report())).status);
    expect(own).toEqual([...Array(POLICY_REPORTS_PER_MINUTE).fill(200), 429]);
    const others: number[] = [];
    for (let number = 0; number < 60; number += 1) others.push((await send(`198.51.101.${number}`, report())).status);
    expect(others.at(-1)).toBe(429);
  });
});
