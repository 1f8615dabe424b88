import type { ReactNode } from 'react';
import { useFormats } from '../../i18n/format.ts';

interface Props {
  number: number;
  title: string;
  isLast?: boolean;
  children: ReactNode;
}

export const Step = ({ number, title, isLast = false, children }: Props) => {
  const formats = useFormats();
  return (
    <li className={`relative grid gap-x-4.5 grid-cols-[48px_minmax(0,1fr)] max-desk:grid-cols-1 ${isLast ? '' : 'pb-6.5'}`}>
      {!isLast && <span className="absolute top-13 bottom-1 start-5.75 w-0.5 bg-line max-desk:hidden" aria-hidden="true" />}
      <span
        className="grid place-items-center pt-1 size-12 kernel-24/6 text-[1.5rem]/[1] font-display font-bold bg-tint text-on-tint"
        aria-hidden="true"
      >
        {formats.number(number)}
      </span>
      <div>
        <h2 className="pt-2.5 mb-1 text-[1.0625rem]">{title}</h2>
        {children}
      </div>
    </li>
  );
};
