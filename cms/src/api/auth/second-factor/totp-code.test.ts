import { describe, expect, it } from 'vitest';
import { codeAt, otpauthUri, stepAt, stepOf, toBase32 } from './totp-code.ts';

const KEY = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B, in six digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard: at %i seconds %s', (seconds, code) => {
    expect(codeAt(KEY, stepAt(seconds * 1000))).toBe(code);
  });

  it('count half a minute early or late, and no further', () => {
    const now = 1_700_000_000_000;
    const step = stepAt(now);
    const found = [-2, -1, 0, 1, 2].map((drift) => stepOf(KEY, codeAt(KEY, step + drift), now, 0));
    expect(found).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('count once: neither the last one nor one before it is taken again', () => {
    const now = 1_700_000_000_000;
    const step = stepAt(now);
    expect(stepOf(KEY, codeAt(KEY, step), now, step)).toBeNull();
    expect(stepOf(KEY, codeAt(KEY, step - 1), now, step)).toBeNull();
    expect(stepOf(KEY, codeAt(KEY, step + 1), now, step)).toBe(step + 1);
  });

  it('come from a key that apps read as base32 (RFC 4648, section 10)', () => {
    expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text)))).toEqual([
      '',
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ]);
    expect(otpauthUri('Sanabel Club', 'mona@sanabel.example', 'MZXW6')).toBe(
      'otpauth://totp/Sanabel%20Club:mona%40sanabel.example?secret=MZXW6&issuer=Sanabel+Club&algorithm=SHA1&digits=6&period=30',
    );
  });
});
