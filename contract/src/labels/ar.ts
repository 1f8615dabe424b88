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
  sheetRegions: {
    everywhere: 'كل المناطق',
    delta: 'الدلتا',
    middle: 'مصر الوسطى',
    upper: 'الصعيد',
    reclaimed: 'الأراضي الجديدة',
  },
  sheetRows: {
    seedRate: 'معدل التقاوي',
    spacing: 'مسافات الزراعة',
    fertiliser: 'السماد الآزوتي',
    water: 'المياه',
    yield: 'المحصول المتوقع',
  },
  sheetUnits: {
    kg: 'كجم',
    tonnes: 'طن',
    seedlings: 'شتلة',
    cm: 'سم',
    m: 'م',
    kgN: 'وحدة آزوت',
    m3: 'م³',
    irrigations: 'ريات',
    ardab: 'إردب',
    qintar: 'قنطار',
  },
  spans: {
    first: 'النصف الأول من {{month}}',
    second: 'النصف الثاني من {{month}}',
    begin: 'أول {{month}}',
    middle: 'منتصف {{month}}',
    end: 'آخر {{month}}',
    fromTo: 'من {{from}} إلى {{to}}',
    year: 'على مدار العام',
  },
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
