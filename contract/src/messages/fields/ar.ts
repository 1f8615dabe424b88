import type { FieldSentences } from '../catalogue.ts';

const arabic = (value: string | number | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('ar-u-nu-arab') : String(value);

/** The sentences of wrong fields in Arabic. Texts that the specification quotes stand as it quotes them. */
export const ar = {
  required: () => 'هذه الخانة مطلوبة.',
  invalid_type: () => 'نوع هذه القيمة غير صحيح.',
  too_short: ({ min }) => `أقل عدد من الأحرف هو ${arabic(min)}.`,
  too_long: ({ max }) => (max === undefined ? 'هذا النص أطول من المسموح.' : `أكبر عدد من الأحرف هو ${arabic(max)}.`),
  too_many: ({ max }) => `أكبر عدد في المرة الواحدة هو ${arabic(max)}.`,
  repeated: () => 'هذا العنصر مذكور في صف سابق أيضًا.',
  out_of_range: ({ min, max }) => `اكتب رقمًا من ${arabic(min)} إلى ${arabic(max)}.`,
  not_whole: () => 'اكتب رقمًا صحيحًا بلا كسور.',
  invalid_choice: () => 'اختر واحدًا من الخيارات.',
  invalid_characters: () => 'في هذا النص أحرف غير مسموح بها.',
  invalid_email: () => 'هذا البريد الإلكتروني غير صحيح.',
  invalid_phone: () => 'رقم الهاتف هذا غير صحيح.',
  invalid_link: () => 'اكتب رابطًا كاملًا يبدأ بـ http:// أو https://.',
  invalid_youtube: () => 'رابط يوتيوب غير صالح',
  invalid_code: () => 'الرمز من ستة أرقام.',
  invalid_id: () => 'هذا المعرّف غير معروف.',
  invalid_parameter: () => 'هذا المعامل غير مفهوم.',
  invalid_time: () => 'اكتب الوقت بالتوقيت العالمي، على رأس الساعة أو ربعها أو نصفها.',
  time_past: () => 'هذا الموعد مضى. اختر موعدًا قادمًا.',
  hidden_before_shown: () => 'موعد الإخفاء قبل موعد النشر. اجعله بعده.',
  password_common: () => 'كلمة المرور هذه سهلة التخمين.',
  password_personal: () => 'كلمة المرور هذه قريبة من اسمك أو بريدك.',
  wrong_password: () => 'كلمة المرور الحالية غير صحيحة.',
  wrong_code: () => 'الرمز لا يطابق.',
  unknown_field: () => 'هذه الخانة غير معروفة.',
  nothing_to_change: () => 'لم تغيّر شيئًا.',
  file_required: () => 'اختر ملفًا.',
  file_type: () => 'هذا النوع من الملفات غير مقبول.',
  file_too_large: ({ max }) => `أكبر حجم للملف هو ${arabic(max)} ميجابايت.`,
  file_broken: () => 'هذا الملف تالف أو ناقص ولا يمكن قراءته.',
  image_too_many_pixels: ({ max }) => `أكبر حجم للصورة هو ${arabic(max)} ميجابكسل.`,
  image_too_large: ({ max }) => `الصورة طويلة جدًا: يجب ألا يزيد ضلعها الأكبر على ${arabic(max)} ضعف ضلعها الأصغر. قصّها ثم ارفعها.`,
  video_without_picture: () => 'هذا الفيديو صوت بلا صورة.',
  video_codec: ({ codec }) => `لا تستطيع متصفحات كثيرة تشغيل هذا الفيديو (\u2068${codec}\u2069). احفظه بصيغة MP4 بترميز H.264 ثم ارفعه.`,
  voice_too_long: ({ max }) => `أطول مدة للتسجيل هي ${arabic(max)} دقائق.`,
  voice_too_heavy: ({ max }) => `أكبر حجم للتسجيل هو ${arabic(max)} كيلوبايت للدقيقة.`,
} satisfies FieldSentences;
