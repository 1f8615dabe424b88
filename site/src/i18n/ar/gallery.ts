export const gallery = {
  title: 'المعرض',
  description: 'صور ومقاطع من مواسم {{club}} ومعارضه وأيامه الحقلية.',
  hero: {
    eyebrow: 'معرض {{shortName}}',
    welcome: 'أهلًا بكم في الحقل',
    lead: 'صور ومقاطع من مواسم النادي ومعارضه وأيامه الحقلية.',
  },
  photos: {
    title: 'الصور',
    show: 'عرض الصورة: {{title}}',
    untitled: 'صورة {{n}}',
    loading: 'جارٍ تحميل الصور…',
    failed: 'حدث خطأ أثناء تحميل الصور',
    empty: 'لا توجد صور بعد.',
    fullScreen: 'العرض بملء الشاشة: {{title}}',
    fullScreenFailed: 'تعذّر العرض بملء الشاشة. تحقق من الاتصال وحاول مرة أخرى.',
  },
  videos: {
    title: 'مقاطع الفيديو',
    show: 'عرض المقطع: {{title}}',
    untitled: 'مقطع {{n}}',
    play: 'تشغيل المقطع: {{title}}',
    duration: 'المدة،',
    loading: 'جارٍ تحميل المقاطع…',
    failed: 'حدث خطأ أثناء تحميل المقاطع',
    empty: 'لا توجد مقاطع بعد.',
    unplayable: 'تعذّر تشغيل هذا المقطع. قد يكون الاتصال ضعيفًا، أو أن متصفحك لا يدعم صيغته.',
    openOutside: 'لا يعمل المقطع هنا؟ شاهده على يوتيوب',
    youtubeNotice: 'عند التشغيل يُفتح المقطع من يوتيوب.',
  },
  pictureFailed: 'تعذّر تحميل هذه الصورة',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
};

/** Separate, because these texts load with the script of the full-screen view (islands/gallery/full). */
export const fullScreen = {
  label: 'الصورة بملء الشاشة',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
  enlarge: 'تكبير',
  lessen: 'تصغير',
  share: 'مشاركة الصورة',
  close: 'إغلاق العرض',
};
