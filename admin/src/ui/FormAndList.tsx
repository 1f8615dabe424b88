import type { ReactNode } from 'react';
import './form-and-list.css';

/** A form that stays in view at the start, and the list that it fills; on the phone the form comes first. */
export const FormAndList = ({ form, children }: { form: ReactNode; children: ReactNode }) => (
  <div className="form-and-list">
    <div className="form-and-list-form">{form}</div>
    <div className="form-and-list-items">{children}</div>
  </div>
);
