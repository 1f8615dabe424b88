import { language } from '../language/language.ts';
import { Mark } from './Mark.tsx';

const TEXTS = {
  ar: {
    heading: 'المتصفح يمنع الحفظ على هذا الجهاز',
    lead: 'تحتاج لوحة التحكم إلى حفظ جلستك هنا. اسمح بملفات تعريف الارتباط وبيانات المواقع لهذا الموقع في إعدادات المتصفح، ثم أعد التحميل.',
    reload: 'إعادة التحميل',
  },
  en: {
    heading: 'Your browser blocks storage on this device',
    lead: 'The control panel keeps your session here. Allow cookies and site data for this site in the browser’s settings, then reload.',
    reload: 'Reload',
  },
};

/** Tells whether the browser lets the panel keep anything: a session could not begin without. */
export const hasStorage = (): boolean => {
  try {
    return Boolean(localStorage && sessionStorage);
  } catch {
    return false;
  }
};

/** Stands in the whole panel's place where nothing may be kept. */
export const StorageBlocked = () => {
  const texts = TEXTS[language.get()];
  return (
    <main className="grid gap-3.5 justify-items-start content-center mx-auto min-h-[60svh] max-w-160 py-8 px-5">
      <Mark className="w-14 h-21" />
      <h1>{texts.heading}</h1>
      <p className="text-ink-2">{texts.lead}</p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </main>
  );
};
