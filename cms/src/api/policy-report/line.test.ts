import { describe, expect, it } from 'vitest';
import { lineOf } from './line.ts';

const page = 'https://sanabel.example/admin/job-requests?q=%D9%85%D9%86%D9%89#token=secret';

describe('what the log keeps of a report about the policy', () => {
  it('is the directive, what was refused and where, without what anyone typed', () => {
    const report = {
      'document-uri': page,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example:8443/x.js?stolen=01012345678',
      'source-file': 'https://sanabel.example/admin/assets/index-Ab1.js?v=1',
      'line-number': 12,
      'script-sample': 'alert(1)',
    };
    expect(lineOf(report)).toEqual({
      directive: 'script-src-elem',
      blocked: 'evil.example:8443',
      page: '/admin/job-requests',
      source: '/admin/assets/index-Ab1.js',
      line: 12,
    });
  });

  it.each([
    ['inline', 'inline'],
    ['trusted-types-sink', 'trusted-types-sink'],
    ['data:text/html,<b>', 'data'],
    ['', 'other'],
    ['x'.repeat(5_000), 'other'],
    ['https://evil.example/admin/\u202e', 'evil.example'],
    ['https://evil.example/admin/assets/x.js', 'evil.example'],
    [`https://evil.example/admin/${'x'.repeat(5_000)}`, 'evil.example'],
    [`https://${'x'.repeat(7_000)}.example/`, 'x'.repeat(100)],
    [`https://${'ن'.repeat(50)}.example/`, new URL(`https://${'ن'.repeat(50)}.example/`).host.slice(0, 100)],
    ['{"level":"fatal"}\n', 'other'],
  ])('of %j is %j', (blocked, kept) => {
    expect(lineOf({ 'document-uri': page, 'violated-directive': "script-src 'self'", 'blocked-uri': blocked })).toEqual({
      directive: 'script-src',
      blocked: kept,
      page: '/admin/job-requests',
    });
  });

  it('is short, whatever anybody sends', () => {
    const long = `https://${'x'.repeat(7_000)}.example`;
    const report = { 'document-uri': `${long}/a`, 'violated-directive': long, 'blocked-uri': `${long}/b`, 'source-file': `${long}/c` };
    expect(JSON.stringify(lineOf(report)).length).toBeLessThan(500);
  });
});
