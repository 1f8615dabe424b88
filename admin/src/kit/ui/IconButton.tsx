import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  label: string;
  size?: number;
}

/** A button of 44 px; its words are only heard. */
export const IconButton = ({ icon, label, size = 20, className = '', ...others }: Props) => (
  <button type="button" className={`icon-button ${className}`} aria-label={label} {...others}>
    <Icon name={icon} size={size} />
  </button>
);
