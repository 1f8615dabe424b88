import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCms } from '@sanabel/scripts/testing/cms/cms.ts';
import { withCms } from '@sanabel/scripts/testing/cms/with-cms.ts';
import { describe, expect, it } from 'vitest';

const TOKEN = 'METRICS_TOKEN-for-tests-only-0123456789abcdef';
const cms = withCms({ METRICS_TOKEN: TOKEN });

const figures = async (): Promise<string> => (await cms.call('GET', '/metrics', { token: TOKEN })).text();

describe('the metrics', () => {
  it('need their token', async () => {
    for (const token of [undefined, 'x', cms.contentToken, await cms.signInByMail()])
      expect((await cms.call('GET', '/metrics', { token })).status).toBe(401);
    const answer = await cms.call('GET', '/metrics', { token: TOKEN });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  });

  it('count requests by the template of their route, never by address', async () => {
    for (const id of ['a'.repeat(24), 'b'.repeat(24)]) await cms.call('GET', `/crops/${id}`);
    await fetch(`${cms.url}/somewhere/else`);
    const text = await figures();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/v1/crops/:id",status="404"} 2');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"}');
    expect(text).not.toMatch(/aaaa|somewhere/);
  });

  it('include the lengths of the queues and the process', async () => {
    const before = await figures();
    expect(before).toMatch(/^sanabel_publication_pending 0$/m);
    expect(before).toMatch(/^process_resident_memory_bytes \d+$/m);
    await cms.call('PATCH', '/media', { token: await cms.signInByMail(), json: { email: 'hello@sanabel.example' } });
    expect(await figures()).toMatch(/^sanabel_publication_pending 1$/m);
    await expect.poll(figures).toMatch(/^sanabel_mails_waiting 0$/m);
  });
});

const FUNCTIONS = /\b[a-z_]+(?=\s*\()/g;

describe('the examples for Prometheus and Grafana', () => {
  it.each(['alerts.yml', 'dashboard.json'])('%s names figures that the CMS has', async (file) => {
    await cms.call('GET', '/site-health', { token: await cms.signInByMail() });
    const text = readFileSync(join(import.meta.dirname, '../../../deploy/monitoring', file), 'utf8');
    const expressions = text.match(/^\s*"?expr"?: .*$/gm) ?? [];
    expect(expressions.length).toBeGreaterThan(8);
    const names = expressions
      .map((line) =>
        line
          .replace(/^\s*"?expr"?:/, '')
          .replace(/\{[^}]*\}|\\"|by \([^)]*\)|\[\w+\]/g, ' ')
          .replace(FUNCTIONS, ' '),
      )
      .flatMap((line) => line.match(/\b[a-z]+_[a-z_0-9]+\b/g) ?? []);
    const known = new Set((await figures()).match(/^[a-z_0-9]+/gm));
    // The first is missing without a backup; the others come from the blackbox exporter.
    const others = file === 'alerts.yml' ? ['probe_success', 'probe_ssl_earliest_cert_expiry'] : [];
    expect([...new Set(names)].filter((name) => !known.has(name))).toEqual(['sanabel_backup_age_seconds', ...others]);
  });
});

describe('a server without METRICS_TOKEN', () => {
  it('has no metrics', async () => {
    const plain = await startCms();
    expect((await plain.call('GET', '/metrics', { token: 'undefined' })).status).toBe(404);
    await plain.stop();
  });
});
