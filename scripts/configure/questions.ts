import { CLUB, type NameVariable } from '@sanabel/brand/club';
import { email } from '@sanabel/contract';
import { LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { clubName } from '../environment/schema.ts';

type Both = Readonly<Record<Locale, string>>;

/** An answer has the name of its variable in `.env`, if there is one. */
export interface Answers extends Partial<Record<NameVariable, string>> {
  /** `server`: everything on one small server. `cdn`: pages on a CDN, the CMS on a small server. */
  WAY: 'server' | 'cdn';
  DOMAIN: string;
  DEFAULT_LOCALE: Locale;
  /** `this` keeps the repository's names, `other` asks for them. */
  CLUB: 'this' | 'other';
  ADMIN_EMAIL: string;
  SMTP_HOST: string;
  SMTP_PORT: string;
  SMTP_USER: string;
  SMTP_PASSWORD: string;
  SENDER: string;
  CMS_DOMAIN: string;
  REBUILD_HOOK_URL: string;
  DATA_DIR: string;
}
export type Name = keyof Answers;

export interface Question {
  name: Name;
  text: Both;
  /** Offered values; without them the answer is typed. */
  choices?: readonly { value: string; text: Both }[];
  isSecret?: boolean;
  /** A dash or an empty answer means none. */
  isOptional?: boolean;
  isWanted?(answers: Partial<Answers>): boolean;
  standard?(answers: Partial<Answers>): string;
  clean?(answer: string): string;
  /** Returns the error of an answer; null when it is valid. */
  validate?(answer: string): Both | null;
}

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
const hostError = (answer: string): Both | null =>
  HOST.test(answer)
    ? null
    : {
        ar: 'اكتب النطاق فقط، مثل club.example، بلا ‎https://‎ ولا شرطة مائلة.',
        en: 'Enter only the domain, such as club.example, without https:// or a slash.',
      };
/** A mail server may run on the same machine. */
const mailHostError = (answer: string): Both | null => (answer === 'localhost' ? null : hostError(answer));
const emailError = (answer: string): Both | null =>
  email.safeParse(answer).success ? null : { ar: 'ليس هذا عنوان بريد.', en: 'This is not an email address.' };
const HIGHEST_PORT = 65_535;
const portError = (answer: string): Both | null =>
  /^\d+$/.test(answer) && Number(answer) >= 1 && Number(answer) <= HIGHEST_PORT
    ? null
    : { ar: 'اكتب رقمًا من 1 إلى 65535.', en: 'Enter a number from 1 to 65535.' };
const addressError = (answer: string): Both | null =>
  URL.canParse(answer) && new URL(answer).protocol === 'https:'
    ? null
    : { ar: 'اكتب عنوانًا يبدأ بـ ‎https://‎.', en: 'Enter an address that starts with https://.' };
const pathError = (answer: string): Both | null =>
  answer.startsWith('/') ? null : { ar: 'اكتب مسارًا كاملًا يبدأ بشرطة مائلة.', en: 'Enter a full path that starts with a slash.' };

const nameError = (answer: string): Both | null =>
  clubName.safeParse(answer).success
    ? null
    : {
        ar: 'اكتب ستين حرفًا على الأكثر، بلا علامات غير الفاصلة العربية والنقطة والشرطة.',
        en: 'Enter at most 60 letters. The only signs allowed are the full stop, the dash and ’.',
      };

const isOther = ({ CLUB: club }: Partial<Answers>): boolean => club === 'other';
const name = (variable: NameVariable, text: Both): Question => ({
  ...{ name: variable, text, isWanted: isOther, validate: nameError },
  clean: (answer) => answer.replaceAll("'", '’'),
});

const isOnCdn = ({ WAY }: Partial<Answers>): boolean => WAY === 'cdn';
const LANGUAGES = { ar: { ar: 'العربية', en: 'Arabic' }, en: { ar: 'الإنجليزية', en: 'English' } } as const;

export const QUESTIONS: readonly Question[] = [
  {
    name: 'WAY',
    text: { ar: 'أين يعمل الموقع؟', en: 'Where will the site run?' },
    choices: [
      { value: 'server', text: { ar: 'كل شيء على خادم واحد صغير', en: 'Everything on one small server' } },
      {
        value: 'cdn',
        text: {
          ar: 'الصفحات على شبكة توزيع (Netlify أو Cloudflare)، واللوحة على خادم صغير',
          en: 'The pages on a CDN (Netlify, Cloudflare), the panel on a small server',
        },
      },
    ],
  },
  { name: 'DOMAIN', text: { ar: 'نطاق الموقع كما يكتبه الزائر', en: 'The site’s domain, as visitors type it' }, validate: hostError },
  {
    name: 'DEFAULT_LOCALE',
    text: { ar: 'لغة العناوين القصيرة', en: 'The language of the short addresses' },
    choices: LOCALES.map((locale) => ({ value: locale, text: LANGUAGES[locale] })),
  },
  {
    name: 'CLUB',
    text: { ar: 'لأي نادٍ هذا الموقع؟', en: 'Whose site is it?' },
    choices: [
      { value: 'this', text: CLUB.name },
      { value: 'other', text: { ar: 'نادٍ آخر', en: 'Another club’s' } },
    ],
    standard: () => 'this',
  },
  name('CLUB_NAME_AR', { ar: 'اسم النادي بالعربية', en: 'The club’s name in Arabic' }),
  name('CLUB_NAME_EN', { ar: 'اسم النادي بالإنجليزية', en: 'The club’s name in English' }),
  name('CLUB_SHORT_NAME_AR', {
    ar: 'اسمه القصير بالعربية، بلا كلمة «نادي»',
    en: 'Its short name in Arabic, without the word for “club”',
  }),
  name('CLUB_SHORT_NAME_EN', {
    ar: 'اسمه القصير بالإنجليزية، بلا كلمة Club',
    en: 'Its short name in English, without the word “club”',
  }),
  name('CLUB_DESCRIPTOR_AR', {
    ar: 'سطر تحت الاسم بالعربية، مثل: مجتمع زراعي يجمعنا',
    en: 'A line under the name in Arabic, such as: مجتمع زراعي يجمعنا',
  }),
  name('CLUB_DESCRIPTOR_EN', {
    ar: 'سطر تحت الاسم بالإنجليزية، مثل: A farming community',
    en: 'A line under the name in English, such as: A farming community',
  }),
  name('CLUB_FOUNDATION_AR', {
    ar: 'المؤسسة التي يتبعها النادي، بالعربية',
    en: 'The foundation behind the club, in Arabic',
  }),
  name('CLUB_FOUNDATION_EN', {
    ar: 'المؤسسة التي يتبعها النادي بالإنجليزية، كما تأتي داخل جملة: the Palm Trust',
    en: 'The foundation in English, as it appears inside a sentence: the Palm Trust',
  }),
  {
    name: 'ADMIN_EMAIL',
    text: { ar: 'بريد أول مالك للوحة', en: 'The email address of the panel’s first owner' },
    validate: emailError,
  },
  {
    name: 'SENDER',
    text: { ar: 'عنوان مرسل رسائل النادي', en: 'The sender address of the club’s emails' },
    standard: ({ DOMAIN = '' }) => `no-reply@${DOMAIN}`,
    validate: emailError,
  },
  {
    name: 'SMTP_HOST',
    text: { ar: 'خادم البريد (SMTP)', en: 'The mail server (SMTP)' },
    standard: ({ DOMAIN = '' }) => `smtp.${DOMAIN}`,
    validate: mailHostError,
  },
  {
    name: 'SMTP_PORT',
    text: {
      ar: 'منفذ خادم البريد: 587، أو 465 لاتصال مشفر من أوله',
      en: 'Mail server port: 587, or 465 for implicit TLS',
    },
    standard: () => '587',
    validate: portError,
  },
  {
    name: 'SMTP_USER',
    text: { ar: 'اسم المستخدم عند خادم البريد', en: 'User name at the mail server' },
    isOptional: true,
    standard: ({ SENDER = '' }) => SENDER,
  },
  {
    name: 'SMTP_PASSWORD',
    text: { ar: 'كلمة المرور عند خادم البريد', en: 'Password at the mail server' },
    isSecret: true,
    isWanted: ({ SMTP_USER: user }) => user !== '',
  },
  {
    name: 'CMS_DOMAIN',
    text: { ar: 'نطاق خادم اللوحة، تحت نطاق الموقع', en: 'The domain of the panel’s server, a subdomain of the site’s' },
    isWanted: isOnCdn,
    standard: ({ DOMAIN = '' }) => `cms.${DOMAIN}`,
    validate: hostError,
  },
  {
    name: 'REBUILD_HOOK_URL',
    text: { ar: 'رابط البناء (build hook) عند شبكة التوزيع', en: 'The URL of the CDN’s build hook' },
    isOptional: true,
    isWanted: isOnCdn,
    validate: addressError,
  },
  {
    name: 'DATA_DIR',
    text: { ar: 'مجلد البيانات', en: 'The data folder' },
    standard: () => '/var/lib/sanabel',
    validate: pathError,
  },
];

/** Returns an answer as it is meant: keyboards have ' where a name has ’. */
export const readAnswer = ({ clean, isOptional }: Question, answer: string): string => {
  const text = answer.trim();
  if (isOptional && text === '-') return '';
  return clean ? clean(text) : text;
};

/** Rejects quotes and line breaks, which the `.env` file cannot hold, then runs the question's own check. */
export const errorOf = (question: Question, answer: string): Both | null => {
  if (/['\n\r]/.test(answer))
    return { ar: "لا مكان هنا للعلامة ' ؛ اكتب ’ بدلًا منها.", en: "The sign ' is not allowed here; use ’ instead." };
  if (question.choices && !question.choices.some(({ value }) => value === answer))
    return {
      ar: `اختر: ${question.choices.map(({ value }) => value).join('، ')}`,
      en: `Choose one of: ${question.choices.map(({ value }) => value).join(', ')}`,
    };
  if (answer === '' && !question.isSecret && !question.isOptional) return { ar: 'هذا مطلوب.', en: 'This is required.' };
  return question.validate && answer !== '' ? question.validate(answer) : null;
};
