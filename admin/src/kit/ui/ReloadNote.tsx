import { useLanguage } from '../language/language.ts';
import { Logo } from './Logo.tsx';

const RELOAD = { ar: 'إعادة التحميل', en: 'Reload' };

/** Offers to reload. It has its own texts, because the panel's may be what is missing. */
export const ReloadNote = ({ heading, lead }: { heading: string; lead: string }) => {
  const locale = useLanguage();
  return (
    <div className="grid gap-3.5 justify-items-start content-center mx-auto min-h-[60svh] max-w-160 py-8 px-5" role="alert">
      <Logo className="w-14 h-21" />
      <h1>{heading}</h1>
      <p className="text-ink-2">{lead}</p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {RELOAD[locale]}
      </button>
    </div>
  );
};
