import './sign-in.css';
import { Brand } from '../ui/Brand.tsx';
import { LanguageToggle } from '../ui/LanguageToggle.tsx';
import { LoginForm } from './LoginForm.tsx';
import { VerifyForm } from './VerifyForm.tsx';

interface Props {
  step: 'login' | 'verify';
  /** Fetches the rest of the panel, early. */
  loadPanel: () => Promise<unknown>;
}

/** The two steps of signing in, beside the fields at dusk; the drawing says nothing that the text does not. */
export const SignIn = ({ step, loadPanel }: Props) => (
  <div className="split">
    <main className="sheet">
      <header className="head">
        <Brand />
        <LanguageToggle />
      </header>
      {step === 'login' ? <LoginForm /> : <VerifyForm loadPanel={loadPanel} />}
    </main>
    <div className="scene">
      <img src="/art/scene-dusk.svg" width="1600" height="900" alt="" />
    </div>
  </div>
);
