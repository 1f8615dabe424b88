import type { CropType, Locale, Season } from '@sanabel/contract/enumerations';
import { six, two } from '../i18n/plural-forms.ts';

interface Names {
  cropTypes: Record<CropType, string>;
  seasons: Record<Season, string>;
  months: ReturnType<typeof six<'months'>>;
  readMore: string;
}

/** Words of the public cards, in both languages at once: the preview shows either, whatever the panel's own language is. */
export const NAMES = {
  ar: {
    cropTypes: {
      Grains: 'حبوب',
      Vegetables: 'خضروات',
      Fruits: 'فاكهة',
      Oilseeds: 'بذور زيتية',
      'Sugar Crops': 'محاصيل سكرية',
      Fodder: 'أعلاف',
      Others: 'أخرى',
    },
    seasons: { Winter: 'شتوي', Summer: 'صيفي', Nile: 'نيلي', 'Year-round': 'على مدار العام' },
    months: six('months', {
      zero: 'أقل من شهر',
      one: 'شهر واحد',
      two: 'شهران',
      few: '{{count, n}} أشهر',
      many: '{{count, n}} شهرًا',
      other: '{{count, n}} شهر',
    }),
    readMore: 'اقرأ المزيد',
  },
  en: {
    cropTypes: {
      Grains: 'Grains',
      Vegetables: 'Vegetables',
      Fruits: 'Fruits',
      Oilseeds: 'Oilseeds',
      'Sugar Crops': 'Sugar crops',
      Fodder: 'Fodder',
      Others: 'Others',
    },
    seasons: { Winter: 'Winter', Summer: 'Summer', Nile: 'Nile (late summer)', 'Year-round': 'Year-round' },
    months: two('months', '{{count, n}} month', '{{count, n}} months'),
    readMore: 'Read more',
  },
} as const satisfies Record<Locale, Names>;
