import type { ReactNode } from 'react';
import './form-and-list.css';

/** A form that stays in view at the start, and the list that it fills; on the phone the form comes first. */
export const FormAndList = ({ form, children }: { form: ReactNode; children: ReactNode }) => (
  <div className="grid gap-5.5 grid-cols-[minmax(0,380px)_minmax(0,1fr)] items-start max-wide:grid-cols-[1fr]">
    <div className="sticky top-22.5 wide:max-h-[calc(100svh-106px)] wide:rounded-[14px] wide:overflow-y-auto wide:[scrollbar-width:thin] max-wide:static">
      {form}
    </div>
    <div className="grid gap-3.5">{children}</div>
  </div>
);
