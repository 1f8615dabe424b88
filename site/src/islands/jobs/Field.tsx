import type { HTMLAttributes, ReactNode } from 'react';
import { Icon, Sentence } from '../parts/Inline.tsx';
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

const BOX = [
  'block w-full rounded-[10px] border-[1.5px] border-line-strong bg-paper px-4 py-2 leading-[1.85] read-only:opacity-65',
  'focus:border-brand focus:bg-surface focus:outline-3 focus:outline-offset-0 focus:outline-brand/30',
  'aria-invalid:border-danger aria-invalid:bg-danger-bg',
].join(' ');

interface FieldProps {
  name: FieldName;
  label: string;
  hint?: string;
  problem?: string | undefined;
  isReadOnly: boolean;
  children?: ReactNode;
}

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
    <div className={isWide ? 'col-span-full' : undefined}>
      <label className="mb-1.5 block font-strong text-small leading-[1.5]" htmlFor={id}>
        {label}
      </label>
      {name === 'qualification' ? (
        <textarea {...shared} className={`${BOX} min-h-33 resize-y`} rows={4} />
      ) : (
        <input {...shared} className={`${BOX} min-h-13.5`} />
      )}
      {(problem || hint) && (
        <p id={noteId} className={`mt-1.5 flex gap-1.5 text-meta leading-[1.6] ${problem ? 'font-strong text-danger' : 'text-ink-2'}`}>
          {problem && <Icon name="warning" className="mt-0.5 size-4.25" />}
          <span>
            <Sentence text={problem || hint || ''} />
          </span>
        </p>
      )}
      {children}
    </div>
  );
};
