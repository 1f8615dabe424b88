import { useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { LoginField } from './LoginField.tsx';
import { useTexts } from './texts/use-texts.ts';

/** The password, and a button that shows what was typed: long passwords are typed on small keyboards. */
export const PasswordField = ({ fault }: { fault: string | null }) => {
  const texts = useTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <LoginField name="password" type={isShown ? 'text' : 'password'} label={texts.password} fault={fault} autoComplete="current-password">
      <button
        type="button"
        className="peek"
        aria-pressed={isShown}
        aria-label={isShown ? texts.hidePassword : texts.showPassword}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name="eye" />
      </button>
    </LoginField>
  );
};
