import type { Labels, Months } from './labels.ts';

export const labels = {
  cropFields: { type: 'النوع', season: 'الموسم', growthPeriod: 'فترة النمو' },
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
  articleTypes: { awareness: 'توعية', climate: 'تغيّر المناخ' },
} satisfies Labels;

export const months = {
  zero: 'أقل من شهر',
  one: 'شهر واحد',
  two: 'شهران',
  few: '{{n}} أشهر',
  many: '{{n}} شهرًا',
  other: '{{n}} شهر',
} satisfies Months;
