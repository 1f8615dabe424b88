import type { Catalogue } from './catalogue.ts';

export const ar = {
  panel: 'لوحة التحكم',
  title: 'لوحة التحكم · نادي سنابل',
  language: 'اللغة',
  heading: 'هنا تكون لوحة التحكم',
  lead: 'نعمل على بنائها الآن، ومنها ستُدار محاصيل الموقع ومقالاته وصوره وطلبات التوظيف.',
  meanwhile: 'إلى أن تكتمل، يُعدَّل المحتوى من خلال واجهة البرمجة، ويظهر كل تعديل على الموقع وحده بعد لحظات.',
  visitSite: 'زيارة الموقع',
  health: 'حالة واجهة البرمجة',
} as const satisfies Catalogue;
