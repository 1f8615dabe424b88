import type { ReactNode } from 'react';

interface Props {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const RadioChip = ({ name, isChosen, onChoose, children }: Props) => (
  <label className="relative inline-flex gap-2 items-center m-0 min-h-11 px-4 border-[1.5px] border-line-strong rounded-[22px] leading-[1.2] bg-surface cursor-pointer has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
    <input className="absolute opacity-0" type="radio" name={name} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
);
