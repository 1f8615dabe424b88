import { describe, expect, it } from 'vitest';
import { embedAddress } from './embed.ts';

describe('the address of an embedded player', () => {
  it('is on the host without cookies', () => {
    expect(embedAddress('aqz-KE-bpKQ', 'ar')).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&hl=ar');
  });
  it.each(['', 'short', 'aqz-KE-bpKQx', '../../evil.xyz', 'aqz-KE-bpK?'])('does not exist for %j', (id) => {
    expect(embedAddress(id, 'ar')).toBeNull();
  });
});
