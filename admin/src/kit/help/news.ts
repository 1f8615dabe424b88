import type { Locale } from '@sanabel/contract/enumerations';

/** Changes of this release that editors notice (CHANGELOG.md). */
export const NEWS = {
  ar: [
    'اكتب في الصفحة الأولى ما تريد أن تغيّره، مثل «رقم الهاتف»، وغيّره هناك.',
    'القوائم قبل النماذج، وأدوات كل قائمة في زر واحد، والخروج ظاهر دائمًا.',
    'الحفظ يذكر متى يرى الزوّار التغيير، كما قيس في آخر نشر.',
    'ما غيّره اثنان في خانات مختلفة يبقى كله، ولا سؤال إلا عن خانة غيّراها معًا.',
    'الصور تُصغّر وتُقص وتُدار قبل الرفع، وسؤال واحد عن كل الملفات.',
    'طلبات كثيرة تُغيّر حالتها أو متابعتها معًا، مع تراجع واحد.',
  ],
  en: [
    'Write on the first page what you want to change, such as “phone number”, and change it there.',
    'Lists come before forms, the tools of a list are in one button, and log out is always on the screen.',
    'Saving says when visitors see the change, as measured at the last publication.',
    'What two people change in different fields is all kept; there is a question only about a field that both changed.',
    'Pictures are made smaller, cropped and rotated before upload, with one question for all files.',
    'Many requests change their status or their follow-up together, with one undo.',
  ],
} as const satisfies Record<Locale, readonly string[]>;
