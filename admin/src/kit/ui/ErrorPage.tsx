import { Component, type ReactNode } from 'react';
import { textsHook } from '../language/language.ts';
import { ReloadNote } from './ReloadNote.tsx';

const useTexts = textsHook({
  ar: {
    heading: 'تعذّر فتح هذه الصفحة',
    lead: 'ربما انقطع الاتصال، أو صدرت نسخة أحدث من لوحة التحكم. ما كتبته محفوظ على هذا الجهاز.',
  },
  en: {
    heading: 'This page could not be opened',
    lead: 'You may be offline, or there is a newer version of the control panel. What you typed is saved on this device.',
  },
});

export const ErrorPage = () => <ReloadNote {...useTexts()} />;

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
