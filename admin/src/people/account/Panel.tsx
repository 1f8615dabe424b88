import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';

interface Props {
  title: string;
  lead?: string | undefined;
  isUrgent?: boolean;
  children: ReactNode;
}

export const Panel = ({ title, lead, isUrgent = false, children }: Props) => (
  <section className={`py-5.5 px-6 card max-laptop:py-4.5 max-laptop:px-4 ${isUrgent ? 'bg-wait-bg' : ''}`}>
    <header className="flex gap-x-3 gap-y-0.5 flex-wrap items-baseline mb-4">
      <h2 className="text-[1.125rem]">{title}</h2>
      {lead && <p className="text-note text-ink-2">{lead}</p>}
    </header>
    {children}
  </section>
);

export const Tile = ({ icon }: { icon: IconName }) => (
  <span className="grid flex-none place-items-center size-11 kernel-22/6 bg-tint text-on-tint">
    <Icon name={icon} />
  </span>
);
