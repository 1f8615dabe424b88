import { defineKind, ORDERED_LIST } from './kind.ts';

export const gallery = defineKind({
  ...ORDERED_LIST,
  name: 'gallery',
  hasSpreadsheet: false,
  singular: 'gallery-item',
  page: '/gallery',
  labels: {
    ar: { list: 'المعرض', one: 'صورة أو فيديو', keywords: 'صورة، فيديو، رفع الصور ومقاطع الفيديو، إضافة رابط يوتيوب' },
    en: { list: 'Gallery', one: 'Photo or video', keywords: 'Photo, video, upload, add a YouTube link' },
  },
});
