import type { ReactNode } from 'react';

export const CHIP =
  'relative inline-flex gap-2 items-center m-0 min-h-11 px-4 border-[1.5px] border-line-strong rounded-[22px] leading-[1.2] bg-surface cursor-pointer has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3';

interface ChipProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const RadioChip = ({ name, isChosen, onChoose, children }: ChipProps) => (
  <label className={CHIP}>
    <input className="absolute opacity-0" type="radio" name={name} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
);
