import { Brand } from './Brand.tsx';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Scene } from './Scene.tsx';
import { Welcome } from './Welcome.tsx';

/** Until the control panel is here: who we are, what comes, and where to go meanwhile. */
export const App = () => (
  <div className="split">
    <div className="sheet">
      <header className="head">
        <Brand />
        <LanguageToggle />
      </header>
      <Welcome />
    </div>
    <Scene />
  </div>
);
