import { ICONS, type IconName } from './icons.ts';

/** A line drawing that repeats what the words beside it say. Directional ones are mirrored in Arabic. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg
    className={name === 'back' || name === 'forward' || name === 'leave' ? 'icon flip' : 'icon'}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <path d={ICONS[name]} />
  </svg>
);
