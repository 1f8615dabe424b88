import { describe, expect, it } from 'vitest';
import logger, { redact, shortened } from './logger.ts';

describe('a line of the log', () => {
  it.each([
    ['550 no mailbox for someone@example.org.', '550 no mailbox for [e-mail]'],
    ['authorization: Bearer abc.def', 'authorization: Bearer [token]'],
    ['digest 3q2-7wAbCdEfGhIjKlMnOpQrStUvWxYz0123456789_', 'digest [token]'],
    ['code 123456 refused', 'code [number] refused'],
    ['Key (email)=(x) already exists.', 'Key (email)=([value]) already exists.'],
  ])('loses secrets and personal data: %s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  it('keeps ids of requests, statements without values and places in the code', () => {
    const text =
      'insert into "job_requests" ("email") values (?) - SQLITE_FULL at /app/dist/x.js:123456:7 37f995f3-0090-41b7-9c45-459f9a2d8d07';
    expect(redact(text)).toBe(text);
  });

  it('is a thousand characters at most, with the head of the message, its reason and the first frames', () => {
    const statement = `select * from crops where ${'search_text like ? or '.repeat(4_000)} 1`;
    const frames = Array.from({ length: 30 }, (_, index) => `    at frame${index} (/app/dist/file.js:${index}:1)`);
    const short = shortened(`SqliteError: ${statement} - Expression tree is too large\n${frames.join('\n')}`);
    expect(short.length).toBeLessThanOrEqual(1_000);
    expect(short).toMatch(/^SqliteError: select \* from crops/);
    expect(short).toContain('- Expression tree is too large\n    at frame0 ');
    expect(shortened('x'.repeat(50_000)).length).toBeLessThanOrEqual(1_000);
    expect(shortened('x'.repeat(1_000))).toBe('x'.repeat(1_000));
  });

  it('stays one line for an error with a stack', () => {
    const written = logger.format.transform({ level: 'error', message: 'x', stack: 'Error: x\n    at y' });
    const line = (written as unknown as Record<symbol, string>)[Symbol.for('message')] ?? '';
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: 'error', message: 'Error: x\n    at y' });
  });
});
