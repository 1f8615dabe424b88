import { ICONS, type IconName } from '../../components/icons.ts';

/** The islands' form of components/Icon.astro: always decoration. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
);
