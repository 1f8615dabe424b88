import type { Labels, Months } from './labels.ts';

export const labels = {
  cropFields: { type: 'النوع', season: 'الموسم', growthPeriod: 'فترة النمو' },
  cropTypes: {
    Grains: 'حبوب',
    Vegetables: 'خضر',
    Fruits: 'فاكهة',
    Oilseeds: 'محاصيل زيتية',
    'Sugar Crops': 'محاصيل سكرية',
    Fodder: 'أعلاف',
    Others: 'محاصيل أخرى',
  },
  seasons: { Winter: 'شتوي', Summer: 'صيفي', Nile: 'نيلي', 'Year-round': 'على مدار العام' },
  articleTypes: { awareness: 'إرشاد وتوعية', climate: 'تغيّر المناخ' },
  jobStatuses: { new: 'جديد', contacted: 'تواصلنا معه', interview: 'مقابلة', accepted: 'قُبل', declined: 'اعتُذر له' },
} satisfies Labels;

export const months = {
  zero: 'أقل من شهر',
  one: 'شهر واحد',
  two: 'شهران',
  few: '{{n}} أشهر',
  many: '{{n}} شهرًا',
  other: '{{n}} شهر',
} satisfies Months;
