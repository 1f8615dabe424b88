import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Icon } from './Icon.tsx';

export const BackLink = ({ to, children }: { to: To; children: ReactNode }) => (
  <Link className="inline-flex gap-2 items-center mb-0.5 min-h-11 text-small font-medium no-underline text-brand" to={to}>
    <Icon name="forward" size={18} />
    {children}
  </Link>
);
