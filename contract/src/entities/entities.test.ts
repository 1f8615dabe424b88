import { describe, expect, it } from 'vitest';
import { ARTICLE_TYPES, CROP_TYPES, GALLERY_TYPES, SEASONS, SECTIONS } from '../enumerations.ts';
import { fieldErrorsOf } from '../errors.ts';
import { articles, crops, members, partners } from '../fixtures/index.ts';
import * as limits from '../limits.ts';
import { adminInput, adminPatch } from './admin.ts';
import { articleInput } from './article.ts';
import { backgroundSelection } from './background.ts';
import { contactInput, contactPatch } from './contact.ts';
import { cropInput } from './crop.ts';
import { galleryLinkInput, galleryPatch } from './gallery-item.ts';
import { ENTITIES } from './index.ts';
import { jobRequestInput } from './job-request.ts';

const contact = {
  email: 'hello@club.example',
  phoneNumber: '01000000000',
  whatsappLink: '01000000000',
  youtubeLink: 'https://www.youtube.com/@club',
  tiktokLink: 'https://www.tiktok.com/@club',
  facebookLink: 'https://www.facebook.com/club',
  address: '12 El Nakhil Street, Tanta',
  arabicAddress: '١٢ شارع النخيل، طنطا',
  hours: 'Sunday to Thursday: 9 am to 3 pm\nFriday and Saturday: closed',
  arabicHours: 'الأحد إلى الخميس: ٩ صباحًا إلى ٣ عصرًا',
};

type Fields = Record<string, unknown>;
type Schema = { safeParse(value: unknown): { success: boolean; error?: Parameters<typeof fieldErrorsOf>[0] } };

const withoutPicture = (fixture: object | undefined): Fields =>
  Object.fromEntries(Object.entries(fixture ?? {}).filter(([name]) => !/picture/i.test(name)));
const codes = (schema: Schema, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error ? fieldErrorsOf(error).map(({ field, code }) => `${field} ${code}`) : [];
};

const application = {
  fullName: 'Mona',
  phoneNumber: '01012345678',
  role: 'Agronomist',
  qualification: 'BSc',
  email: 'mona@example.com',
  experience: '3',
};
const account = { fullName: 'Mona', email: 'mona@example.com', job: 'Editor', phoneNumber: '01012345678', password: 'furrow 7 kernel' };

/** Each entity's input, a valid example, and the longest text of each field. */
const inputs: [string, Schema, Fields, Record<string, number>][] = [
  [
    'crop',
    cropInput,
    withoutPicture(crops[0]),
    { title: limits.NAME_MAX, arabicTitle: 200, name: 200, arabicName: 200, description: limits.DESCRIPTION_MAX, arabicDescription: 2_000 },
  ],
  [
    'article',
    articleInput,
    withoutPicture(articles[0]),
    {
      title: 200,
      description: 2_000,
      intro: limits.LONG_TEXT_MAX,
      arabicIntro: 20_000,
      issueDefinition: 20_000,
      importance: 20_000,
      practicalSteps: 20_000,
      recommendations: 20_000,
      secondaryText: 200,
    },
  ],
  ['partner', ENTITIES.partners.input, withoutPicture(partners[0]), { name: 200, arabicName: 200 }],
  ['member', ENTITIES.members.input, withoutPicture(members[0]), { name: 200, role: limits.ROLE_MAX, bio: 2_000 }],
  ['contact', contactInput, { ...contact }, { address: limits.ADDRESS_MAX, arabicAddress: 200, hours: 200, arabicHours: 200 }],
  ['job request', jobRequestInput, application, { fullName: 200, role: 120, qualification: limits.QUALIFICATION_MAX }],
  ['admin', adminInput, account, { fullName: 200, job: 120 }],
];

describe.each(inputs)('a %s', (_, schema, example, longest) => {
  it('is taken as the example has it', () => {
    expect(codes(schema, example)).toEqual([]);
  });
  it.each(Object.entries(longest))('takes %s up to %i characters and not one more', (field, max) => {
    expect(codes(schema, { ...example, [field]: 'س'.repeat(max) })).toEqual([]);
    expect(codes(schema, { ...example, [field]: 'س'.repeat(max + 1) })).toEqual([`${field} too_long`]);
  });
  it('refuses unknown fields', () => {
    expect(codes(schema, { ...example, id: 'x', role_: 1 })).toEqual(['id unknown_field', 'role_ unknown_field']);
  });
  it.each([null, undefined, 'text', 7, [], true])('is not %j', (value) => {
    expect(codes(schema, value).length).toBeGreaterThan(0);
  });
});

describe('closed lists', () => {
  it.each(CROP_TYPES)('crop type %s is known', (type) => expect(codes(cropInput, { ...withoutPicture(crops[0]), type })).toEqual([]));
  it.each(SEASONS)('season %s is known', (season) => expect(codes(cropInput, { ...withoutPicture(crops[0]), season })).toEqual([]));
  it.each(['grains', '', 'Cereals'])('crop type %j is not', (type) =>
    expect(codes(cropInput, { ...withoutPicture(crops[0]), type })).toEqual(['type invalid_choice']),
  );
  it('have the sizes that the specification gives', () => {
    expect([CROP_TYPES.length, SEASONS.length, ARTICLE_TYPES.length, GALLERY_TYPES.length, SECTIONS.length]).toEqual([7, 4, 2, 3, 9]);
  });
});

describe('growth period', () => {
  it.each([
    [1, []],
    [120, []],
    [0, ['growthPeriod out_of_range']],
    [121, ['growthPeriod out_of_range']],
    [2.5, ['growthPeriod not_whole']],
  ])('of %j months', (growthPeriod, expected) => {
    expect(codes(cropInput, { ...withoutPicture(crops[0]), growthPeriod })).toEqual(expected);
  });
});

describe('changes', () => {
  it('may name any fields, but blank none that must be filled', () => {
    expect(codes(contactPatch, { email: 'a@example.com' })).toEqual([]);
    expect(codes(contactPatch, { email: ' ' })).toEqual(['email required']);
    expect(codes(cropInput.partial(), { title: '' })).toEqual(['title required']);
  });
  it('of an admin keep the password when it is empty or absent', () => {
    expect(adminPatch.parse({ password: '', job: 'Editor' })).toEqual({ job: 'Editor', password: undefined });
    expect(codes(adminPatch, { password: 'short' })).toEqual(['password too_short']);
  });
});

describe('ids and links', () => {
  it('an id is opaque and plain', () => {
    expect(codes(backgroundSelection, { section: 'goles', backgroundId: 'a'.repeat(24) })).toEqual([]);
    expect(codes(backgroundSelection, { section: 'goals', backgroundId: "1' or 1=1" })).toEqual([
      'section invalid_choice',
      'backgroundId invalid_id',
    ]);
  });
  it('a video link is stored as its id', () => {
    expect(galleryLinkInput.parse({ type: 'youtube', url: 'https://youtu.be/aqz-KE-bpKQ' }).url).toBe('aqz-KE-bpKQ');
  });
});

describe('the length of a film', () => {
  it.each([
    ['', null],
    [null, null],
    ['٩٠', 90],
    [0, 0],
  ])('%j is kept as %j', (typed, saved) => {
    expect(galleryPatch.parse({ duration: typed })).toEqual({ duration: saved });
  });
});
