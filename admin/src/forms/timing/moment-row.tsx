import { COUNTRY } from '@sanabel/brand/club';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';

export const MomentRow = ({ children }: { children: ReactNode }) => (
  <div className="flex gap-x-3 gap-y-2 flex-wrap items-end py-3 px-[var(--bleed,24px)] border-t border-line">{children}</div>
);

export const TimeZone = () => {
  const locale = useLanguage();
  return (
    <p className="flex gap-2 items-center min-h-12 text-note text-ink-2 max-desk:basis-full max-desk:min-h-0">
      <Icon name="clock" size={18} />
      {COUNTRY.timeZoneName[locale]}
    </p>
  );
};

export const MomentFault = ({ id, children }: { id: string; children: ReactNode }) => (
  <p className="flex gap-1.5 items-center px-[var(--bleed,24px)] pb-3 text-note font-strong text-danger empty:hidden" id={id} role="alert">
    {children}
  </p>
);
