import { beforeAll, describe, expect, it } from 'vitest';
import { type BuiltSite, loadSite, manyCrops } from '../../../scripts/testing/content/rendered.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await loadSite('https://club.example');
}, 300_000);

const homeWith = async (link: string): Promise<string> => {
  const content = manyCrops(3);
  const [partner] = content.partners;
  if (!partner) throw new Error('there is no partner');
  site.replaceSiteData({ content: { ...content, partners: [{ ...partner, link }] }, year: 2026, busyImages: new Set() });
  return (await site.render('/')).result;
};

describe('a link of a partner', () => {
  it.each(['javascript:alert(7070)', 'data:text/html,7070', 'https://club.example@evil.example/7070', 'vbscript:7070'])(
    'that the CMS would refuse (%s) is on no page, whatever the content says',
    async (link) => {
      expect(await homeWith(link)).not.toContain('7070');
    },
  );

  it('that is safe is there', async () => {
    expect(await homeWith('https://partner.example/7070')).toContain('href="https://partner.example/7070"');
  });
});

it('security.txt names whom to tell, and ends with the year', async () => {
  await homeWith('https://partner.example');
  expect(site.addresses()).toContain('/security.txt');
  const { result } = await site.render('/security.txt');
  expect(result).toMatch(/^Contact: (?:mailto:\S+@\S+|https:\/\/club\.example\/contact)$/m);
  expect(result).toMatch(/^Expires: 2027-01-31T23:59:59Z$/m);
  expect(result).toMatch(/^Canonical: https:\/\/club\.example\/\.well-known\/security\.txt$/m);
});
