import { VOICE_BARS } from '@sanabel/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, loadSite, manyCrops } from '../../../../scripts/testing/content/rendered.ts';

let site: BuiltSite;
const content = manyCrops(2);
const [crop] = content.crops;
const URL = '/uploads/0123456789abcdef01234567.mp3';
const WAVE = '7'.repeat(VOICE_BARS);
const siteDataWith = (change: object) => ({
  content: {
    ...content,
    crops: content.crops.map((one) => (one === crop ? { ...one, ...change } : one)),
    media: { ...content.media, [URL]: { kind: 'voice' as const, url: URL, bytes: 240_000, seconds: 80, wave: WAVE } },
  },
  year: 2026,
  busyImages: new Set<never>(),
});
const pageOf = async (change: object, prefix = ''): Promise<string> => {
  site.replaceSiteData(siteDataWith(change));
  return (await site.render(`${prefix}/services/crop/${crop?.id}`)).result;
};

beforeAll(async () => {
  site = await loadSite('https://club.example');
}, 300_000);

describe('the page of a crop', () => {
  it('has a link to its recording, which says how long it is, and the player’s script in a template alone', async () => {
    const page = await pageOf({ voiceUrl: URL, voiceLanguage: 'ar' });
    expect(page).toContain('href="/media/0123456789abcdef01234567.mp3"');
    expect(page).toMatch(/<b>استمع إلى هذه الصفحة<\/b><bdi>1:20<\/bdi>/);
    expect(page).toContain(`data-wave="${WAVE}"`);
    expect(page).not.toContain('<audio');
    expect(page.replaceAll(/<template>.*?<\/template>/gs, '')).not.toContain('ListenScript');
  });

  it('says so where a recording is in the other language', async () => {
    expect(await pageOf({ voiceUrl: URL, voiceLanguage: 'en' })).toContain('استمع إلى هذه الصفحة بالإنجليزية');
    expect(await pageOf({ voiceUrl: URL, voiceLanguage: 'ar' }, '/en')).toContain('Listen to this page in Arabic');
  });

  it('has nothing of it without a recording, or with one whose file is not known', async () => {
    for (const voiceUrl of ['', '/uploads/gone.mp3']) {
      const page = await pageOf({ voiceUrl, voiceLanguage: 'ar' });
      expect(page).not.toContain('listen');
      expect(page).not.toContain('ListenScript');
    }
  });
});
