import { Component, type ReactNode } from 'react';
import { useLanguage } from '../language/language.ts';
import { Mark } from './Mark.tsx';

const TEXTS = {
  ar: {
    heading: 'تعذّر فتح هذه الصفحة',
    lead: 'ربما انقطع الاتصال، أو صدرت نسخة أحدث من لوحة التحكم. ما كتبته محفوظ على هذا الجهاز.',
    reload: 'إعادة التحميل',
  },
  en: {
    heading: 'This page could not be opened',
    lead: 'The connection may be down, or a newer control panel is out. What you typed is kept on this device.',
    reload: 'Reload',
  },
};

/** A page whose code failed or did not arrive. It needs nothing of the panel, whose texts may be what is missing. */
export const ErrorPage = () => {
  const texts = TEXTS[useLanguage()];
  return (
    <div className="grid gap-3.5 justify-items-start content-center mx-auto min-h-[60svh] max-w-160 py-8 px-5" role="alert">
      <Mark className="w-14 h-21" />
      <h1>{texts.heading}</h1>
      <p className="text-ink-2">{texts.lead}</p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {texts.reload}
      </button>
    </div>
  );
};

/** The last resort around the whole app. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main>
        <ErrorPage />
      </main>
    );
  }
}
