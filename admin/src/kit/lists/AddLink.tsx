import { Link, type To } from 'react-router-dom';
import { Icon } from '../ui/Icon.tsx';

/** Ends a list's heading; phones have room only for its icon. */
export const AddLink = ({ to, children }: { to: To; children: string }) => (
  <Link className="button ms-auto max-tablet:px-4" to={to} data-shortcut="new">
    <Icon name="add" />
    <span className="max-tablet:sr-only">{children}</span>
  </Link>
);
