import type { Locale } from '@sanabel/contract/enumerations';

/** Rules of docs/style-guide.md that a program can check. */

/** All texts of a catalogue with their keys, the plural forms included. */
export const textsIn = (tree: object, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${name}`, value]];
    return typeof value === 'object' && value !== null ? textsIn(value, `${path}${name}.`) : [];
  });

const ISOLATED = '\u2066/address\u2069';
const NOT_IN_WORD = '(?<![\\p{L}\\p{M}])';
const arabic = (words: string): RegExp => new RegExp(`${NOT_IN_WORD}[وفبلك]?(?:ال)?(?:${words})(?![\\p{L}\\p{M}])`, 'u');
const english = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, 'i');

/** Words that a catalogue does not use, with those that it uses. */
const INSTEAD: Readonly<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  ar: [
    [arabic('(?:رمز|رموز) الدخول'), 'رمز التحقق'],
    [arabic('كلمة السر'), 'كلمة المرور'],
    [arabic('(?:نافذة|صفحة) جديدة'), 'تبويب جديد'],
    [/(?<!\p{L})بواتساب/u, 'على واتساب'],
    [arabic('مقدمة الدولة'), 'كود الدولة'],
    [arabic('مقالات التوعية'), 'إرشاد وتوعية'],
    [arabic('أفلام'), 'مقاطع الفيديو'],
    [arabic('خضروات'), 'خضر'],
    [arabic('بذور زيتية'), 'محاصيل زيتية'],
    [arabic('مضخة|مضخات'), 'طلمبة'],
    [arabic('إزهار'), 'تزهير'],
    [arabic('زوار'), 'زوّار'],
    [arabic('[يتن]?تغير|[يتن]?تغيرت'), 'تغيّر'],
    [arabic('[ينتأ]ستخدم(?:ه|ها|ون)?|استخدا?م(?:ه|ها)?'), 'استعمل'],
    [arabic('يحتاجه|يحتاجها'), 'يحتاج إليه'],
    [/(?<!(?:أن|لن|لم|كي|حتى) )يقرأ(?:ه|ها)(?!\p{L})/u, 'يقرؤه'],
    [arabic('لم [يت]ضع'), 'لم يُفقد'],
    [arabic('م\\.ب|غيغابايت|ميغابايت'), 'ميجابايت'],
    [/اً/u, 'ًا'],
    [/[\p{Script=Arabic}][,;?]/u, '، ؛ ؟'],
    [/[\d٠-٩]\s?[-–]\s?[\d٠-٩]/u, 'إلى'],
    [/(?<!\u2066)(?:https?:\/\/|(?<![\p{L}\d])\/[a-z])/u, ISOLATED],
  ],
  en: [
    [english('e-mails?'), 'email'],
    [english('sign-in codes?'), 'verification code'],
    [english('job requests?'), 'application'],
    [english('trash'), 'bin'],
    [english('for good'), 'permanently'],
    [english('kinds? of (?:file|page|picture)s?'), 'type of'],
    [english('(?<!guidance and )awareness articles|guidance for growers'), 'guidance and awareness'],
    [english('fava'), 'faba beans'],
    [english('nili'), 'Nile'],
    [english('mend(?:s|ed|ing)?'), 'fix'],
    [english('anew|whoever|cannot be had'), 'plain words'],
    [english('new (?:window|page)'), 'new tab'],
    [english('objectives'), 'goals'],
    [english('fertilizer|color|license'), 'British spelling'],
  ],
};

/** Words that mean something else in running text: شبكة التنقيط وحدها = the network alone. */
const INSTEAD_IN_LABELS: typeof INSTEAD = {
  ar: [
    [arabic('وحدها|وحدهم|وحدهما'), 'فقط'],
    [arabic('أعد المحاولة'), 'حاول مرة أخرى'],
  ],
  en: [
    [english('by itself|by themselves'), 'automatically'],
    [english('mails?(?! server)|mailed'), 'email'],
    [english('films?'), 'video'],
  ],
};

/** Words that the panel, its mails and its commands do not use; some are right elsewhere (نشرة الوزارة). */
const INSTEAD_IN_PANEL: typeof INSTEAD = {
  ar: [
    [arabic('نشرة|نشرات'), 'عملية نشر، نسخة'],
    [arabic('تصفية|تصفيات'), 'بحث'],
    [arabic('مواكبة'), 'محدّثة'],
    [arabic('كلمة القفل'), 'كلمة مرور الملف'],
    [arabic('رسالة تجربة'), 'رسالة تجريبية'],
    [arabic('ضاع الخادم'), 'تعطّل الخادم'],
    [arabic('لا تُغلق'), 'لا يمكن إيقافها'],
    [arabic('خطاف'), 'رابط البناء'],
  ],
  en: [
    [english('came to nothing|works no more|for long|stands still|goes out|by the clock|in step|all is well'), 'plain words'],
    [english('is well|is out|(?:is|was) told|asked for by|not known|of its own|of their own|go on with'), 'plain words'],
    [english('tries|trials?'), 'attempts, test'],
    [english('timed changes?'), 'scheduled changes'],
    [english('films?'), 'video'],
  ],
};

/** Starts of a button's label that give an order; buttons are masdars (حفظ). Calls to action (اسأل، تصفّح) are not here. */
const ORDERS = arabic(
  'احفظ|احذف|أرسل|أرسلها|أضف|انسخ|اطبع|أوقف|أوقفها|نزّل|نزّلها|أبلغ|امسح|استرجع|أغلق|شارك|أعد|افتح|شغّل|كبّر|صغّر|عدّل|انشر|خذ|شاهده|جرّب|افحص',
);
const MOST_WORDS = 4;
const isLabel = (text: string): boolean => text.split(' ').length <= MOST_WORDS && !/[.؟!:،]/.test(text);

/** Latin words may have digits (WCAG 2.2), and so may examples of phone numbers; all other digits are Arabic. */
const LATIN_OR_PHONE = /\{\{\w+\}\}|[A-Za-z][\w@+.-]*(?: [\d.]+)?|\d+\.\d|\d{7,}/g;

/** Faults of running text (articles, documents), each as "found: say". */
export const proseFaults = (locale: Locale, text: string): string[] => [
  ...INSTEAD[locale].filter(([word]) => word.test(text)).map(([word, say]) => `${text.match(word)?.[0]}: ${say}`),
  ...(locale === 'ar' && /\d/.test(text.replaceAll(LATIN_OR_PHONE, '')) ? [`${text}: ٠١٢٣٤٥٦٧٨٩`] : []),
];

/** Faults of a text of a catalogue. */
export const styleFaults = (locale: Locale, text: string): string[] => [
  ...proseFaults(locale, text),
  ...INSTEAD_IN_LABELS[locale].filter(([word]) => word.test(text)).map(([word, say]) => `${text.match(word)?.[0]}: ${say}`),
  ...(locale === 'ar' && isLabel(text) && text.search(ORDERS) === 0 ? [`${text}: a masdar`] : []),
];

/** Faults of a text of the panel, the server or its commands. A terminal has ports and addresses in its sentences. */
export const panelFaults = (locale: Locale, text: string, { isForTerminal }: { isForTerminal: boolean }): string[] => [
  ...(isForTerminal ? [] : styleFaults(locale, text)),
  ...[...(isForTerminal ? INSTEAD[locale].filter(([, say]) => say !== ISOLATED) : []), ...INSTEAD_IN_PANEL[locale]]
    .filter(([word]) => word.test(text))
    .map(([word, say]) => `${text.match(word)?.[0]}: ${say}`),
];
