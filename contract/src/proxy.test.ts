import { isIPv4, isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerIn } from './proxy.ts';

describe('who counts as one caller', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    [' ::ffff:203.0.113.9 ', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', null],
    ['203.0.113.256', null],
    ['203.0.113', null],
    ['203.0.113.9.', null],
    ['::1]@evil', null],
    ['club.example', null],
    ['1:2:3:4:5:6:7:8:9', null],
  ])('%j is %j', (address, caller) => expect(callerIn(address)).toBe(caller));

  it('is every address that Node knows, and nothing else', () => {
    const wild = fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.stringMatching(/^[0-9a-f:.]{0,24}$/));
    fc.assert(
      fc.property(wild, (text) => {
        expect(callerIn(text) !== null).toBe(isIPv4(text.trim()) || isIPv6(text.trim()));
      }),
      { numRuns: 1_000 },
    );
  });
});
