import type { HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { Sentence } from '../parts/Text.tsx';
import type { Field as FieldName } from './application.ts';

export const idOf = (field: FieldName): string => `job-${field}`;

interface Kind {
  type?: 'text' | 'tel' | 'email';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete: string;
  /** Numbers and addresses run left-to-right in both languages (decision L8). */
  dir?: 'ltr';
  isWide?: boolean;
}

const KINDS: Record<FieldName, Kind> = {
  fullName: { autoComplete: 'name' },
  phoneNumber: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr' },
  role: { autoComplete: 'off' },
  experience: { type: 'tel', inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' },
  email: { type: 'email', autoComplete: 'email', dir: 'ltr', isWide: true },
  qualification: { autoComplete: 'off', isWide: true },
};

interface FieldProps {
  name: FieldName;
  label: string;
  hint?: string;
  problem?: string | undefined;
  isReadOnly: boolean;
  children?: ReactNode;
}

/** One of the six fields with its label above, and what is wrong with it, or else its hint, below. */
export const Field = ({ name, label, hint, problem, isReadOnly, children }: FieldProps) => {
  const { isWide, ...kind } = KINDS[name];
  const id = idOf(name);
  const noteId = `${id}-note`;
  const shared = {
    ...kind,
    id,
    name,
    required: true,
    readOnly: isReadOnly,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem || hint ? noteId : undefined,
  };
  return (
    <div className={`field ${isWide ? 'wide' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {name === 'qualification' ? <textarea {...shared} rows={4} /> : <input {...shared} />}
      {(problem || hint) && (
        <p id={noteId} className={problem ? 'note problem' : 'note'}>
          {problem && <Icon name="warning" />}
          <span>
            <Sentence text={problem || hint || ''} />
          </span>
        </p>
      )}
      {children}
    </div>
  );
};
