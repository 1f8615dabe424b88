import { blocksHtml } from '@sanabel/brand/formatting/html';
import type { Content } from '@sanabel/contract/content';
import { blocksOf } from '@sanabel/contract/formatting/blocks';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentOf, generateItem, generateLists, type Item } from '../../../../scripts/testing/content/generated.ts';
import { renderIn, replaceSiteData } from '../../content/site-data.ts';
import {
  type Answer,
  ASK_PAGE,
  answersAbout,
  answersOn,
  answerWith,
  askPaths,
  countAbout,
  cropsAsked,
  cropsOf,
  expertOf,
  experts,
  nearAnswers,
  pagesOfAnswers,
  topicCount,
} from './answers.ts';
import { type Choice, choiceIn, fits, wordsIn, writeChoice } from './choice.ts';
import { answerFacts } from './facts.ts';
import { askParts, askRows } from './rows.ts';

const BASE: Content = contentOf(generateLists(8), 1, { webp: 1, avif: 1 });
const [wheat, rice] = BASE.crops as [Item<'crops'>, Item<'crops'>];
const [expert] = BASE.members as [Item<'members'>];
const day = (number: number): string => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
const made = (number: number, own: Partial<Answer> = {}): Answer => ({
  ...generateItem('answers', number),
  crops: '',
  member: '',
  topic: 'water',
  date: day(number),
  ...own,
});
const show = (answers: readonly Answer[]): string[] =>
  replaceSiteData({ content: { ...BASE, answers: [...answers] }, year: 2026, busyImages: new Set() }).changed;
const readsOf = async (make: () => unknown): Promise<ReadonlySet<string>> => (await renderIn(async () => make())).reads;
const ids = (answers: readonly Answer[]): string[] => answers.map(({ id }) => id);

const about = (number: number, { id }: { id: string }, own: Partial<Answer> = {}) => made(number, { crops: id, ...own });
const ANSWERS = [
  about(1, wheat),
  about(2, wheat),
  made(3, { topic: 'market' }),
  about(4, rice),
  about(5, wheat),
  about(6, wheat, { topic: 'market' }),
];

beforeEach(() => {
  show(ANSWERS);
});

describe('answers', () => {
  it('come newest first by their date, in whatever order they were written', () => {
    expect(answersOn().map(({ date }) => date)).toEqual([6, 5, 4, 3, 2, 1].map(day));
  });

  it('have full pages that count from the oldest, and the newest takes the rest', () => {
    show(Array.from({ length: 2 * ASK_PAGE + 5 }, (_, index) => made(index + 1)));
    expect(pagesOfAnswers()).toBe(2);
    expect(askPaths()).toEqual(['/ask/page/1']);
    expect([answersOn().length, answersOn(1).length]).toEqual([ASK_PAGE + 5, ASK_PAGE]);
    expect(new Set(ids([...answersOn(), ...answersOn(1)])).size).toBe(2 * ASK_PAGE + 5);
  });

  it('about a crop are its newest three, with the number of all', () => {
    expect(ids(answersAbout(wheat))).toEqual([6, 5, 2].map((number) => made(number).id));
    expect([countAbout(wheat), countAbout(rice)]).toEqual([4, 1]);
  });

  it('count crops, most asked first, and topics', () => {
    expect(cropsAsked().map(({ crop, count }) => [crop.id, count])).toEqual([
      [wheat.id, 4],
      [rice.id, 1],
    ]);
    expect([topicCount('water'), topicCount('market'), topicCount('storage')]).toEqual([4, 2, 0]);
  });

  it('are near by crop before topic, and never the answer itself', () => {
    expect(ids(nearAnswers(about(6, wheat, { topic: 'market' })))).toEqual([5, 2, 1].map((number) => made(number).id));
    expect(ids(nearAnswers(about(4, rice)))).toEqual([5, 2, 1].map((number) => made(number).id));
    expect(ids(nearAnswers(made(3, { topic: 'market' })))).toEqual([made(6).id]);
  });

  it('go without crops and members that are deleted', () => {
    show([made(1, { crops: `${wheat.id},gone`, member: 'gone' }), made(2, { member: expert.id })]);
    const [two, one] = answersOn() as [Answer, Answer];
    expect(cropsOf(one).map(({ id }) => id)).toEqual([wheat.id]);
    expect([expertOf(one), expertOf(two)?.id]).toEqual([undefined, expert.id]);
    expect(experts().map(({ id }) => id)).toEqual([expert.id]);
    expect(() => answerWith('gone')).toThrow('gone');
  });
});

describe('one more answer makes again', () => {
  it('the crop pages that show it, and no other', async () => {
    const [wheats, rices] = [
      await readsOf(() => [answersAbout(wheat), countAbout(wheat)]),
      await readsOf(() => [answersAbout(rice), countAbout(rice)]),
    ];
    const changed = show([...ANSWERS, about(7, rice)]);
    expect(changed.filter((name) => wheats.has(name))).toEqual([]);
    expect(changed.filter((name) => rices.has(name))).toHaveLength(2);
  });

  it('the newest page, and no numbered one', async () => {
    const many = Array.from({ length: 3 * ASK_PAGE }, (_, index) => made(index + 1));
    show(many);
    const [newest, first] = [await readsOf(() => answersOn()), await readsOf(() => answersOn(1))];
    const changed = new Set(show([...many, made(99)]));
    expect([...newest].some((name) => changed.has(name))).toBe(true);
    expect([...first].some((name) => changed.has(name))).toBe(false);
  });

  it('pages of near questions only where it is near', async () => {
    const market = await readsOf(() => nearAnswers(made(3, { topic: 'market' })));
    expect(show([...ANSWERS, about(7, rice)]).filter((name) => market.has(name))).toEqual([]);
    expect(show([...ANSWERS, made(8, { topic: 'market' })]).filter((name) => market.has(name))).toHaveLength(1);
  });
});

it('search data know the asker by nothing, and the person who answered', () => {
  show([made(1, { member: expert.id, source: 'Bulletin 12' })]);
  const facts = JSON.stringify(answerFacts(answersOn()[0] as Answer, 'en'));
  expect(facts).toContain('"@type":"QAPage"');
  expect(facts).toContain(expert.name);
  expect(facts.match(/"@type":"Person"/g)).toHaveLength(1);
});

describe('the filter', () => {
  const all = () => Array.from({ length: askParts() }, (_, index) => askRows(askParts() - index)).flat();
  const NONE: Choice = { crop: '', topic: '', q: '' };
  const found = (choice: Partial<Choice>): string[] => all().flatMap((row) => (fits(row, { ...NONE, ...choice }) ? [row[0]] : []));

  it('narrows by crop, by topic and by both', () => {
    expect(found({})).toHaveLength(ANSWERS.length);
    expect(found({ crop: wheat.id })).toHaveLength(4);
    expect(found({ topic: 'market' })).toHaveLength(2);
    expect(found({ crop: wheat.id, topic: 'market' })).toEqual([made(6).id]);
  });

  it('finds each word of a query, in any order, spelling and with any article, in question, answer, explanation and crop', () => {
    show([made(1, { arabicQuestion: 'بقع سوداء على ورق البطاطس، ده إيه؟', arabicLong: 'ثقوب **دائرية**', crops: wheat.id }), made(2)]);
    for (const q of ['سوداء بقع', 'البقع', 'الورق بطاطس', 'دائريه', 'إيه', wheat.arabicName]) expect(found({ q }), q).toContain(made(1).id);
    expect(found({ q: 'بقع زرقاء' })).not.toContain(made(1).id);
    expect(wordsIn('الرز، والقمح')).toEqual(['الرز', 'قمح']);
  });

  it('is kept in the address, whatever is typed, and ignores values that no chip offers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', 'a1'), fc.constantFrom('', 'water'), (typed, crop, topic) => {
        const choice = { crop, topic, q: typed.trim().toWellFormed() };
        expect(choiceIn(writeChoice(choice), () => true)).toEqual(choice);
      }),
    );
    expect(choiceIn('?crop=x&topic=water&q=a', (facet) => facet === 'topic')).toEqual({ crop: '', topic: 'water', q: 'a' });
    expect(writeChoice(NONE)).toBe('');
  });
});

it('an explanation brings no markup, and links of no other kind', () => {
  const hostile = fc.array(
    fc.constantFrom('<b>', '<script>', '"', "'", '&', '**', '- ', '\n', '\n\n', '[a](javascript:x)', '[b](https://x.example/"><i>)', 'نص'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        hostile.map((parts) => parts.join('')),
      ),
      (text) => {
        const html = blocksHtml(blocksOf(text));
        const rest = html
          .replaceAll(/<\/?(?:p|ul|li|strong)>|<\/a>/g, '')
          .replaceAll(/<a class="underline" rel="noopener noreferrer" dir="auto" href="(?:https?:|mailto:|tel:)[^"<>]*">/g, '');
        expect(rest).not.toMatch(/[<>"]/);
      },
    ),
  );
});
