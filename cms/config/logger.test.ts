import { describe, expect, it } from 'vitest';
import logger, { redact } from './logger.ts';

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

  it('stays one line for an error with a stack', () => {
    const written = logger.format.transform({ level: 'error', message: 'x', stack: 'Error: x\n    at y' });
    const line = (written as unknown as Record<symbol, string>)[Symbol.for('message')] ?? '';
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: 'error', message: 'Error: x\n    at y' });
  });
});
