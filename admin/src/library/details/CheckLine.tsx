import type { ComponentProps } from 'react';

export const CheckLine = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className="flex gap-2.5 items-center m-0 min-h-11 font-normal cursor-pointer">
    <input {...input} className="flex-none size-5 accent-brand" type="checkbox" />
    {children}
  </label>
);
