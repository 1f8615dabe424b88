import { CLUB } from '@sanabel/brand/club';
import { useLanguage } from '../language/language.ts';
import { LanguageToggle } from '../ui/LanguageToggle.tsx';
import { Mark } from '../ui/Mark.tsx';
import { LoginForm } from './LoginForm.tsx';
import { VerifyForm } from './VerifyForm.tsx';

const PANEL = { ar: 'لوحة التحكم', en: 'Control panel' };

/** The club's mark and name over the name of this place. */
const Brand = () => {
  const locale = useLanguage();
  return (
    <a className="brand" href="/">
      <Mark />
      <span>
        <b>{CLUB.name[locale]}</b>
        <small>{PANEL[locale]}</small>
      </span>
    </a>
  );
};

interface Props {
  step: 'login' | 'verify';
  /** Fetches the rest of the panel, early. */
  loadPanel: () => Promise<unknown>;
}

/** The two steps of signing in, beside the fields at dusk; the drawing says nothing that the text does not. */
export const SignIn = ({ step, loadPanel }: Props) => (
  <div className="grid grid-cols-[minmax(420px,5fr)_7fr] min-h-svh bg-paper max-desk:grid-cols-[1fr] max-desk:grid-rows-[180px_1fr]">
    <main className="flex flex-col py-8 px-[clamp(20px,5vw,80px)] max-desk:py-5">
      <header className="flex gap-4 items-center justify-between">
        <Brand />
        <LanguageToggle />
      </header>
      {step === 'login' ? <LoginForm /> : <VerifyForm loadPanel={loadPanel} />}
    </main>
    <div className="relative rounded-ss-[min(22vw,300px)] bg-green-950 overflow-hidden max-desk:-order-1 max-desk:rounded-none max-desk:rounded-ee-[90px]">
      <img
        className="absolute inset-0 size-full object-cover object-[22%_50%] ltr:-scale-x-100 max-desk:object-[60%_40%]"
        src="/art/scene-dusk.svg"
        width="1600"
        height="900"
        alt=""
      />
    </div>
  </div>
);
