import type { Person } from '@sanabel/contract/personal-password';
import { useEffect, useId, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Kernels } from '../ui/Kernels.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { GRAINS, judge, RULES } from './strength.ts';
import { usePasswordTexts } from './texts.ts';

const ANNOUNCE_AFTER_MS = 600;

/** Delays a text until it stops changing, so that a screen reader does not speak at every letter. */
const useCalm = (text: string): string => {
  const [calm, setCalm] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return calm;
};

interface Props {
  name: string;
  label: string;
  /** The password must not contain this person's name or address. */
  person: Person;
  fieldError: string | null;
  isFirst?: boolean;
  isShort?: boolean;
}

export const NewPassword = ({ name, label, person, fieldError, isFirst = false, isShort = false }: Props) => {
  const texts = usePasswordTexts();
  const id = useId();
  const [password, setPassword] = useState('');
  const { met, grains, strength } = judge(password, person);
  const strengthLabel = password === '' ? '' : texts.strength[strength];
  const spoken = useCalm(strengthLabel);
  return (
    <div>
      <PasswordInput
        name={name}
        label={label}
        fieldError={fieldError}
        autoComplete="new-password"
        describedBy={id}
        isFirst={isFirst}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <p className="flex gap-2.5 flex-wrap items-center mt-2 text-note">
        {password !== '' && <Kernels filled={grains} of={GRAINS} />}
        <b className="font-semibold" aria-hidden="true">
          {strengthLabel}
        </b>
        {password !== '' && !met.long && <span className="text-ink-2">{texts.tooShort}</span>}
        <span className="sr-only" role="status">
          {spoken}
        </span>
      </p>
      <ul className={isShort ? 'sr-only' : 'grid gap-0.5 mt-1.5 text-note text-ink-2'} id={id}>
        {RULES.map((rule) => (
          <li key={rule} className="flex gap-2 items-center">
            <Icon className={met[rule] ? 'text-brand' : 'text-ink-3'} name={met[rule] ? 'check' : 'close'} size={16} />
            <span className="sr-only">{met[rule] ? texts.met : texts.notMet}</span>
            {texts.rules[rule]}
          </li>
        ))}
      </ul>
    </div>
  );
};
