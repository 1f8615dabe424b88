import { formatNumber } from '@sanabel/brand/format';
import type { Locale } from '@sanabel/contract/enumerations';
import { textsHook } from '../../language/language.ts';

/** Feminine and masculine, as Arabic counts. */
const TO_TEN = ['ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'];
const IN_ENGLISH = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const arabicDays = (count: number): string => {
  if (count < 3) return count === 1 ? 'يوم واحد' : 'يومان';
  const word = TO_TEN[count - 3];
  if (word) return `${word} أيام`;
  return `${formatNumber('ar', count)} ${count % 100 > 10 ? 'يومًا' : 'يوم'}`;
};
const inEnglish = (count: number): string => IN_ENGLISH[count - 1] ?? formatNumber('en', count);
const article = (one: string): string => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one.toLowerCase()}`;
/** After a preposition. */
const arabicLines = (count: number): string => {
  if (count < 3) return count === 1 ? 'سطر واحد' : 'سطرين';
  return `${TO_TEN[count - 3] ?? formatNumber('ar', count)} أسطر`;
};

const ar = {
  newTitle: (one: string, isFeminine: boolean) => `${one} ${isFeminine ? 'جديدة' : 'جديد'}`,
  newLead: 'لم يُنشر بعد. تُحفظ المسودة على هذا الجهاز وأنت تكتب.',
  savedLead: (when: string) => `آخر حفظ ${when}.`,
  back: (list: string) => `العودة إلى ${list}`,
  lines: ({ min, max }: { min: number; max: number }) => `من ${arabicLines(min)} إلى ${arabicLines(max)}`,
  line: (label: string, index: number, locale: Locale) =>
    `${label} السطر ${formatNumber('ar', index)} ${locale === 'ar' ? 'بالعربية' : 'بالإنجليزية'}`,
  linePlaceholder: (index: number, locale: Locale) => (locale === 'ar' ? `السطر ${formatNumber('ar', index)}` : `Line ${index} in English`),
  addLine: 'إضافة سطر',
  deleteLine: (index: number) => `حذف السطر ${formatNumber('ar', index)}`,
  noChoice: 'بلا اختيار',
  period: 'المدة',
  fromDay: 'من يوم',
  to: 'إلى',
  untilDay: 'يوم',
  chooseDay: 'اختر يومًا',
  days: arabicDays,
  long: 'المدة أطول من أسبوعين. هل يبقى ما كتبته صحيحًا إلى آخرها؟',
  past: 'هذا الموعد مضى. اختر موعدًا قادمًا.',
  addReference: (one: string) => `إضافة ${one}`,
  chooseReference: (one: string) => `اختيار ${one}`,
  changeReference: (one: string, name: string) => `تغيير ${one}: ${name}`,
  removeReference: (name: string) => `إزالة ${name}`,
  none: 'بلا اختيار',
  gone: 'محذوف',
  mostReferences: (max: number) => `حتى ${formatNumber('ar', max)}`,
  search: (list: string) => `البحث في ${list}`,
  nothingFound: 'لا يوجد ما يطابق بحثك.',
  done: 'تم',
  addPicture: 'إضافة صورة',
  picture: (index: number) => `الصورة ${formatNumber('ar', index)}`,
  removePicture: (index: number) => `إزالة الصورة ${formatNumber('ar', index)}`,
  captionIn: { ar: 'ما يُرى فيها بالعربية', en: 'وبالإنجليزية' },
  pictures: 'الصور',
  later: (field: string) => `ينقص بالإنجليزية: ${field}. يمكن إكماله بعد النشر.`,
  preview: 'هكذا يظهر',
  page: 'الصفحة',
  ownPage: 'صفحته',
  places: 'أين يظهر',
  pagesOf: (count: number, names: string) => `${count === 1 ? 'صفحة' : count === 2 ? 'صفحتا' : 'صفحات'} ${names}`,
  notReady: 'تظهر صفحته هنا حين تكتمل الخانات المطلوبة.',
  noPreview: 'تعذّرت المعاينة الآن، وما تكتبه محفوظ.',
  ends: (when: string) => `يختفي تلقائيًا ${when}.`,
};

const en: typeof ar = {
  newTitle: (one) => `New ${one.toLowerCase()}`,
  newLead: 'Not published yet. A draft is kept on this device while you write.',
  savedLead: (when) => `Last saved ${when}.`,
  back: (list) => `Back to ${list}`,
  lines: ({ min, max }) => `${inEnglish(min)} to ${inEnglish(max)} lines`,
  line: (label, index, locale) => `${label} Line ${index} in ${locale === 'ar' ? 'Arabic' : 'English'}`,
  linePlaceholder: (index, locale) => (locale === 'ar' ? `السطر ${formatNumber('ar', index)}` : `Line ${index} in English`),
  addLine: 'Add a line',
  deleteLine: (index) => `Delete line ${index}`,
  noChoice: 'None',
  period: 'Period',
  fromDay: 'From',
  to: 'to',
  untilDay: 'Day',
  chooseDay: 'Choose a day',
  days: (count) => `${inEnglish(count)} day${count === 1 ? '' : 's'}`,
  long: 'This is longer than two weeks. Will it still be true at the end?',
  past: 'This time has passed. Please choose a later one.',
  addReference: (one) => `Add ${article(one)}`,
  chooseReference: (one) => `Choose ${article(one)}`,
  changeReference: (one, name) => `Change ${one.toLowerCase()}: ${name}`,
  removeReference: (name) => `Remove ${name}`,
  none: 'None',
  gone: 'Deleted',
  mostReferences: (max) => `Up to ${max}`,
  search: (list) => `Search ${list.toLowerCase()}`,
  nothingFound: 'Nothing matches your search.',
  done: 'Done',
  addPicture: 'Add a picture',
  picture: (index) => `Picture ${index}`,
  removePicture: (index) => `Remove picture ${index}`,
  captionIn: { ar: 'What it shows, in Arabic', en: 'In English' },
  pictures: 'Pictures',
  later: (field) => `Missing in English: ${field}. You can add it after publishing.`,
  preview: 'How it appears',
  page: 'Page',
  ownPage: 'Its page',
  places: 'Where it appears',
  pagesOf: (count, names) => `${count === 1 ? 'The page' : 'The pages'} of ${names}`,
  notReady: 'Its page appears here once nothing required is missing.',
  noPreview: 'There is no preview at present. What you type is kept.',
  ends: (when) => `It ends automatically ${when}.`,
};

export const useFormTexts = textsHook({ ar, en });
