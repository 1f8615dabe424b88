import { contactEntity } from '@sanabel/contract/entities/contact';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentOf, generateLists, type Lists } from '../../../../scripts/testing/content/generated.ts';
import { type BuiltSite, loadSite } from '../../../../scripts/testing/content/rendered.ts';

const LISTS = generateLists(8);
let site: BuiltSite;
beforeAll(async () => {
  site = await loadSite('https://club.example');
}, 300_000);

const mainOf = async (address: string, own: Partial<Lists> = {}): Promise<string> => {
  site.replaceSiteData({ content: contentOf({ ...LISTS, ...own }, 1, { webp: 1, avif: 1 }), year: 2026, busyImages: new Set<never>() });
  const { result } = await site.render(address);
  return /<main.*<\/main>/s.exec(result)?.[0] ?? '';
};
const PAIR = /<li [^>]*data-id="/g;
const CHAT = 'href="https://wa.me/';
const CALL = 'href="tel:';
const { chat, phone } = { chat: { ...LISTS.contact, whatsappLink: '' }, phone: { ...LISTS.contact, phoneNumber: '' } };

describe.each(['/ask', '/en/ask', '/ask/answer000000000000000001'])('on %s', (address) => {
  it('the card has chat and call, with the exact message', async () => {
    const main = await mainOf(address);
    expect([main.includes(CHAT), main.includes(CALL)]).toEqual([true, true]);
    if (address === '/ask') expect(main).toContain('?text=مرحبًا،%20أحتاج%20إلى%20استشارة%20زراعية.');
  });

  it('a club without chat is called, and what it answered stays', async () => {
    const main = await mainOf(address, { contact: chat });
    expect([main.includes(CHAT), main.includes(CALL)]).toEqual([false, true]);
    expect(main).toMatch(/<li [^>]*data-id=|الجواب باختصار/);
    expect((await mainOf(address, { contact: phone })).includes(CHAT)).toBe(true);
  });

  it('a club without both has no card', async () => {
    const main = await mainOf(address, { contact: { ...contactEntity.fallback } as Lists['contact'] });
    expect(main).not.toContain('id="ask-card"');
    expect(main).not.toContain(CHAT);
  });
});

it('without answers the page is its head and the card, and home shows its samples', async () => {
  const main = await mainOf('/ask', { answers: [] });
  expect([main.match(PAIR), main.includes('role="search"'), main.includes('id="ask-card"')]).toEqual([null, false, true]);
  expect(await mainOf('/', { answers: [] })).not.toContain('action="/ask"');
  expect(await mainOf('/')).toContain('action="/ask"');
});

it('an English page shows Arabic text as Arabic where English is missing', async () => {
  const [answer] = LISTS.answers;
  if (!answer) throw new Error('none');
  const main = await mainOf(`/en/ask/${answer.id}`, { answers: [{ ...answer, question: '', short: '', long: '' }] });
  expect(main).toContain(`<span lang="ar" dir="rtl">${answer.arabicQuestion}</span>`);
  expect(main).toContain(`<span lang="ar" dir="rtl">${answer.arabicShort}</span>`);
});

it('a crop page without questions asks for the first one', async () => {
  const [crop] = LISTS.crops;
  const main = await mainOf(`/services/crop/${crop?.id}`, { answers: [] });
  expect(main).not.toMatch(PAIR.source.replace('data-id', 'class="qa" data-id'));
  expect(main).toContain(`اسأل خبيرًا عن ${crop?.arabicName}`);
});
