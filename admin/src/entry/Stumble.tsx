import { Component, type ReactNode } from 'react';
import { language } from '../language/language.ts';

const TEXTS = {
  ar: { heading: 'تعذّر فتح هذه الصفحة', lead: 'ربما انقطع الاتصال، أو صدرت نسخة أحدث من لوحة التحكم.', retry: 'إعادة التحميل' },
  en: { heading: 'This page could not be opened', lead: 'The connection may be down, or a newer control panel is out.', retry: 'Reload' },
};

/** What is shown when the app's own code fails or does not arrive; the last resort, so it needs nothing of the panel. */
export class Stumble extends Component<{ children: ReactNode }, { hasFallen: boolean }> {
  override state = { hasFallen: false };

  static getDerivedStateFromError() {
    return { hasFallen: true };
  }

  override render() {
    if (!this.state.hasFallen) return this.props.children;
    const texts = TEXTS[language.get()];
    return (
      <main className="stumble" role="alert">
        <h1>{texts.heading}</h1>
        <p>{texts.lead}</p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {texts.retry}
        </button>
      </main>
    );
  }
}
