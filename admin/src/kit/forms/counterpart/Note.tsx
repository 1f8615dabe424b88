import type { ComponentProps, ReactNode } from 'react';
import { LanguagesSign } from '../../ui/LanguagesSign.tsx';

export const TextButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="min-h-11 px-1 text-note text-start text-brand underline underline-offset-4 disabled:text-ink-2 disabled:no-underline disabled:cursor-default"
    {...props}
  />
);

interface Props {
  act?: string;
  onAct?: () => void;
  children: ReactNode;
}

export const Note = ({ act, onAct, children }: Props) => (
  <p className="flex gap-x-2 gap-y-1 flex-wrap items-center min-h-11 text-note text-ink">
    <span className="flex text-wheat-800">
      <LanguagesSign size={16} />
    </span>
    <span>{children}</span>
    {act && <TextButton onClick={onAct}>{act}</TextButton>}
  </p>
);
