import { describe, expect, it } from 'vitest';
import { embedAddress, formatDuration } from './model.ts';

describe('the address of an embedded player', () => {
  it('is on the host without cookies', () => {
    expect(embedAddress('aqz-KE-bpKQ', 'ar')).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=ar');
  });
  it.each(['', 'short', 'aqz-KE-bpKQx', '../../evil.xyz', 'aqz-KE-bpK?'])('does not exist for %j', (id) => {
    expect(embedAddress(id, 'ar')).toBeNull();
  });
});

describe('a duration', () => {
  it.each([
    [0, '00:00'],
    [8, '00:08'],
    [252, '04:12'],
    [3599, '59:59'],
    [3661, '1:01:01'],
    [86_400, '24:00:00'],
  ])('of %i s reads %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});
