import { ICONS, type IconName } from './icons.ts';

const DIRECTIONAL: ReadonlySet<IconName> = new Set(['back', 'forward', 'leave']);

/** A line drawing that repeats what the words beside it say. Directional ones are mirrored in Arabic. */
export const Icon = ({ name, size = 20, className = '' }: { name: IconName; size?: number; className?: string }) => (
  <svg
    className={`icon ${DIRECTIONAL.has(name) ? 'flip ' : ''}${className}`}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
);
