import { textsHook } from '../language/language.ts';
import { ReloadNote } from './ReloadNote.tsx';

const useTexts = textsHook({
  ar: {
    heading: 'المتصفح يمنع الحفظ على هذا الجهاز',
    lead: 'تحتاج لوحة التحكم إلى حفظ جلستك هنا. اسمح بملفات تعريف الارتباط وبيانات المواقع لهذا الموقع في إعدادات المتصفح، ثم أعد التحميل.',
  },
  en: {
    heading: 'Your browser blocks storage on this device',
    lead: 'The control panel keeps your session here. Allow cookies and site data for this site in the browser’s settings, then reload.',
  },
});

/** A session cannot start without storage. */
export const hasStorage = (): boolean => {
  try {
    return Boolean(localStorage && sessionStorage);
  } catch {
    return false;
  }
};

/** Replaces the whole panel if the browser blocks storage. */
export const StorageBlocked = () => (
  <main>
    <ReloadNote {...useTexts()} />
  </main>
);
