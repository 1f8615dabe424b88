import { CLUB } from '@sanabel/brand/club';
import { lazy, Suspense } from 'react';
import { useLanguage } from '../../kit/language/language.ts';
import { LOGIN, VERIFY } from '../../kit/session/location.ts';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { LanguageToggle } from '../../kit/ui/LanguageToggle.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { LoginForm } from './LoginForm.tsx';
import { type OutsidePath, SCENES } from './paths.ts';
import { useTexts } from './texts/use-texts.ts';

const Brand = () => {
  const { panel } = useTexts();
  const locale = useLanguage();
  return (
    <a className="inline-flex gap-3 items-center no-underline" href="/">
      <Logo />
      <span>
        <b className="block text-[1.375rem]/[1.3] font-display font-bold">{CLUB.name[locale]}</b>
        <small className="text-note text-ink-2">{panel}</small>
      </span>
    </a>
  );
};

/** Loads while e-mail and password are typed. */
const loadSecondFactor = () => import('./VerifyForm.tsx');
const VerifyForm = lazy(loadSecondFactor);
const LinkPage = lazy(() => import('./links/LinkPage.tsx'));

/** Keeps the sun of each drawing in view, on wide and on phone screens. */
const DRAWINGS = {
  dusk: { file: '/art/scene-dusk.svg', position: 'object-[22%_50%] max-laptop:object-[60%_40%]' },
  dawn: { file: '/art/scene-fields-dawn.svg', position: 'object-[50%_50%]' },
} as const;

export const SignIn = ({ path, loadPanel }: { path: OutsidePath; loadPanel: () => Promise<unknown> }) => {
  const { file, position } = DRAWINGS[SCENES[path]];
  return (
    <div className="grid grid-cols-[minmax(420px,5fr)_7fr] min-h-svh bg-paper max-laptop:grid-cols-[1fr] max-laptop:grid-rows-[180px_1fr]">
      <main className="[&_.field_input]:min-h-14 [&_.button:not(.quiet)]:min-h-13 flex flex-col py-8 px-[clamp(20px,5vw,80px)] max-laptop:w-full max-laptop:max-w-125 max-laptop:mx-auto max-laptop:py-5">
        <header className="flex gap-4 items-center justify-between">
          <Brand />
          <LanguageToggle />
        </header>
        <Suspense fallback={<Loading />}>
          {path === LOGIN ? (
            <LoginForm loadSecondFactor={loadSecondFactor} />
          ) : path === VERIFY ? (
            <VerifyForm loadPanel={loadPanel} />
          ) : (
            <LinkPage path={path} />
          )}
        </Suspense>
      </main>
      <div className="relative rounded-ss-[min(22vw,300px)] bg-green-950 overflow-hidden max-laptop:-order-1 max-laptop:rounded-none max-laptop:rounded-ee-[90px]">
        <img
          className={`absolute inset-0 size-full object-cover ltr:-scale-x-100 ${position}`}
          src={file}
          width="1600"
          height="900"
          alt=""
        />
      </div>
    </div>
  );
};
