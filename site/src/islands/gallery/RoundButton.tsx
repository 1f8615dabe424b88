import type { IconName } from '../../components/icons.ts';
import { Icon } from '../parts/Inline.tsx';

interface RoundButtonProps {
  icon: IconName;
  label: string;
  className: string;
  iconClass?: string;
  isIdle?: boolean;
  isFocusedFirst?: boolean;
  onClick(): void;
}

export const RoundButton = ({ icon, label, className, iconClass = '', isIdle, isFocusedFirst, onClick }: RoundButtonProps) => (
  <button
    type="button"
    className={`inner-line-line-strong forced-colors:border grid flex-none cursor-pointer place-items-center rounded-[50%] aria-disabled:cursor-default aria-disabled:opacity-35 ${className}`}
    aria-label={label}
    aria-disabled={isIdle}
    data-close={isFocusedFirst || undefined}
    onClick={onClick}
  >
    <Icon name={icon} className={iconClass} />
  </button>
);
