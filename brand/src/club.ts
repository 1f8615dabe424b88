import type { ContactInput } from '@sanabel/contract/entities/contact';
import type { Locale } from '@sanabel/contract/enumerations';

/**
 * Settings of one club. Another club writes its values here, draws `logo.svg` and runs `npm run build -- brand` (docs/another-club.md). Separate
 * exports keep unused parts out of a page's scripts.
 */
type Both = Record<Locale, string>;

/** `.env` may override the names, for a club that keeps everything else (`npm run configure` asks). */
export const NAME_VARIABLES = [
  'CLUB_NAME_AR',
  'CLUB_NAME_EN',
  'CLUB_SHORT_NAME_AR',
  'CLUB_SHORT_NAME_EN',
  'CLUB_DESCRIPTOR_AR',
  'CLUB_DESCRIPTOR_EN',
  'CLUB_FOUNDATION_AR',
  'CLUB_FOUNDATION_EN',
] as const;
export type NameVariable = (typeof NAME_VARIABLES)[number];
type Names = Readonly<Record<string, string | undefined>>;

export const NAME_MAX = 60;
/** Excludes signs of markup, placeholders and mail addresses: a name appears in pages, pictures, scripts and mails. */
export const NAME_SIGNS = /^[\p{L}\p{M}\p{N}\p{Zs}\p{Pd}.’،\u200c]*$/u;

/**
 * Vite's `define`: browsers have no environment, so the build inserts the names. Throws for an invalid name, because a CDN builds without
 * the checks of `npm start`.
 */
export const defineNames = (names: Names): Record<string, string> => {
  const wrong = NAME_VARIABLES.find((name) => !NAME_SIGNS.test(names[name] ?? '') || (names[name] ?? '').length > NAME_MAX);
  if (wrong) throw new Error(`${wrong} must have at most ${NAME_MAX} letters, digits, spaces, full stops, dashes and ’ alone`);
  return Object.fromEntries(NAME_VARIABLES.map((name) => [`process.env.${name}`, JSON.stringify(names[name] ?? '')]));
};

/** Vite replaces whole variable names only. */
declare const process: { env: Names };

/** The form inside a sentence, with its article. */
const foundationInText = {
  ar: process.env.CLUB_FOUNDATION_AR || 'مؤسسة تنمية الأسرة',
  en: process.env.CLUB_FOUNDATION_EN || 'the Family Development Foundation',
} satisfies Both;

export const CLUB = {
  name: { ar: process.env.CLUB_NAME_AR || 'نادي سنابل', en: process.env.CLUB_NAME_EN || 'Sanabel Club' },
  /** Used before another noun: "The Sanabel exhibition". */
  shortName: { ar: process.env.CLUB_SHORT_NAME_AR || 'سنابل', en: process.env.CLUB_SHORT_NAME_EN || 'Sanabel' },
  descriptor: {
    ar: process.env.CLUB_DESCRIPTOR_AR || 'مجتمع زراعي يجمعنا',
    en: process.env.CLUB_DESCRIPTOR_EN || 'A farming community',
  },
  foundation: { ar: foundationInText.ar, en: foundationInText.en.replace(/^the /, '') },
  foundationInText,
  projectOf: { ar: `مشروع من مشروعات ${foundationInText.ar}`, en: `A project of ${foundationInText.en}` },
} as const satisfies Record<string, Both>;

export const COUNTRY = {
  name: { ar: 'مصر', en: 'Egypt' },
  /** Arabic-Indic digits in Arabic, day before month in English. */
  formats: { ar: 'ar-EG', en: 'en-GB' },
  timeZone: 'Africa/Cairo',
  timeZoneName: { ar: 'بتوقيت القاهرة', en: 'Cairo time' },
  phone: {
    /** Prefix of a local number with its 0 (decision L10). */
    prefix: '+2',
    callingCode: '20',
    /**
     * National numbers without the leading 0, in their spoken groups. The first match counts. Source: region EG of libphonenumber
     * (https://github.com/google/libphonenumber/blob/master/resources/PhoneNumberMetadata.xml), without 15, the former area code of 10th of
     * Ramadan City, which became 0554 in 2017, when mobiles got 015.
     */
    plan: [
      { kind: 'mobile', form: /^(1[0125]\d)(\d{3})(\d{4})$/ },
      // Cairo and Giza, Alexandria, Banha, Damietta (also with a digit fewer), and the other governorates.
      { kind: 'landline', form: /^(2)(\d{4})(\d{4})$/ },
      { kind: 'landline', form: /^(3)(\d{3})(\d{4})$/ },
      { kind: 'landline', form: /^(13)([23]\d{2})(\d{4})$/ },
      { kind: 'landline', form: /^(57)(\d{2,3})(\d{4})$/ },
      { kind: 'landline', form: /^(4[05-8]|5[05]|6[24-689]|8[2468]|9[235-7])(\d{3})(\d{4})$/ },
      { kind: 'freephone', form: /^(800)(\d{3})(\d{4})$/ },
      { kind: 'premium', form: /^(900)(\d{3})(\d{4})$/ },
    ],
    /**
     * Emergency numbers and services (122, 1551) and hotlines (15xxx to 19xxx), dialled without 0 and country code. libphonenumber knows
     * only three digits, 16xxx and 19xxx; firms also have 15xxx and 17xxx.
     */
    short: /^1(?:\d{2,3}|[5-9]\d{3})$/,
    mobileStart: '01',
    mobileRule: { ar: 'المحمول المصري أحد عشر رقمًا', en: 'an Egyptian mobile number has eleven digits' },
    hotlineRule: {
      ar: 'الأرقام المختصرة في مصر من ثلاثة إلى خمسة أرقام تبدأ بـ ١، مثل 19561',
      en: 'short numbers in Egypt have three to five digits and begin with 1, as in 19561',
    },
  },
} as const satisfies { name: Both; formats: Both; [key: string]: unknown };

/** Licence of the texts and figures of crops and articles (decision 135). */
export const DATA_LICENCE = {
  /** SPDX identifier. */
  id: 'CC-BY-4.0',
  short: 'CC BY 4.0',
  name: { ar: 'رخصة المشاع الإبداعي «نَسب المُصنَّف 4.0 دولي»', en: 'Creative Commons Attribution 4.0 International' },
  address: 'https://creativecommons.org/licenses/by/4.0/',
} as const satisfies { name: Both; [key: string]: unknown };

/** Defaults that `.env` overrides. */
export const MAIL = {
  from: 'نادي سنابل <no-reply@sanabel.example>',
  firstAdmin: 'admin@sanabel.example',
} as const;

/** Initial values; editors change them in the panel. */
export const CONTACT = {
  email: 'hello@sanabel.example',
  phoneNumber: '01000000000',
  whatsappLink: '01000000000',
  youtubeLink: 'https://youtube.example/@sanabelclub',
  tiktokLink: 'https://tiktok.example/@sanabelclub',
  facebookLink: 'https://facebook.example/sanabelclub',
  address: '12 El Nakhil Street, Tanta, Egypt',
  arabicAddress: '١٢ شارع النخيل، طنطا، مصر',
  hours: 'Sunday to Thursday: 9 am to 3 pm\nFriday and Saturday: closed',
  arabicHours: 'الأحد إلى الخميس: ٩ صباحًا إلى ٣ عصرًا\nالجمعة والسبت: مغلق',
} as const satisfies Required<ContactInput>;

/** Tokens: `green-700` becomes `--color-green-700` and Tailwind's `bg-green-700`. `dark` overrides some of them. */
export const COLORS = {
  light: {
    'green-950': '#0a2a1c',
    'green-900': '#0e3b27',
    'green-800': '#125034',
    'green-700': '#17663f',
    'green-500': '#3a8f52',
    'green-200': '#d3e6b5',
    'green-100': '#eaf3d8',
    'wheat-300': '#f6d57d',
    'wheat-500': '#e9ae2b',
    'wheat-800': '#7a4e0a',
    'nile-200': '#bfe0dc',
    paper: '#f7faef',
    surface: '#fff',
    tint: '#eaf3d8',
    'on-tint': '#12452d',
    ink: '#12261a',
    'ink-2': '#42574a',
    'ink-3': '#5e7165',
    line: '#d5e0c8',
    'line-strong': '#7e9484',
    brand: '#17663f',
    'brand-strong': '#125034',
    'on-brand': '#fff',
    'on-band': '#f4f8e4',
    'on-band-2': '#c9ddb6',
    focus: '#0b57d0',
    danger: '#b23a22',
    'danger-bg': '#fbeae4',
    'green-300': '#a5cc74',
    'nile-700': '#1b5f78',
    'brick-600': '#b23a22',
  },
  dark: {
    paper: '#0b1d14',
    surface: '#11291d',
    tint: '#0f2519',
    'on-tint': '#eef5e3',
    ink: '#eef5e3',
    'ink-2': '#b9cbb5',
    'ink-3': '#94aa97',
    line: '#234234',
    'line-strong': '#6f8b7b',
    brand: '#8cc97a',
    'brand-strong': '#a5cc74',
    'on-brand': '#07210f',
    'wheat-800': '#f6d57d',
    focus: '#9cc4ff',
    danger: '#ff9c85',
    'danger-bg': '#3a1a12',
  },
} as const satisfies Record<'light' | 'dark', Record<string, string>>;

/** The panel's own colours, and its overrides of the site's: paler lines between rows, darker edges of controls. */
export const PANEL_COLORS = {
  light: {
    ground: '#f3f6ec',
    'surface-2': '#f7faf1',
    'danger-ink': '#7e2413',
    'danger-line': '#d79a8a',
    banner: '#7e2413',
    'ok-bg': '#e4f2da',
    'wait-bg': '#fdf6e0',
    disabled: '#e4ebdb',
    'disabled-ink': '#5a6c60',
    scrim: '#0a2a1c8c',
    line: '#dde5d2',
    'line-strong': '#7a9080',
  },
  dark: {
    ground: '#0b1d14',
    'surface-2': '#0f2519',
    'danger-ink': '#ffc4b5',
    'danger-line': '#8a4a3a',
    'ok-bg': '#17351f',
    'wait-bg': '#2e2810',
    disabled: '#1c3527',
    'disabled-ink': '#94aa97',
    scrim: 'rgb(0 0 0 / 0.65)',
    line: '#234234',
    'line-strong': '#6f8b7b',
    tint: '#17351f',
    'on-tint': '#d3e6b5',
  },
} as const satisfies Record<'light' | 'dark', Record<string, string>>;
