import type { HealthLevel, HealthPart } from '@sanabel/contract/site-health';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';

const SIGNS = { mail: 'mail', disk: 'disk', publication: 'publish', backup: 'box' } as const satisfies Record<HealthPart, IconName>;
const STATE_SIGNS = { good: 'check', warning: 'clock', bad: 'warning' } as const satisfies Record<HealthLevel, IconName>;

const TILES = {
  good: 'bg-green-200 text-green-800',
  warning: 'bg-wheat-300 text-[#4a3005]',
  bad: 'bg-brick-600 text-white',
} as const satisfies Record<HealthLevel, string>;
const STATES = { good: 'text-on-tint', warning: 'text-wheat-800', bad: 'text-danger-ink' } as const satisfies Record<HealthLevel, string>;

interface Props {
  part: HealthPart;
  level: HealthLevel;
  state: string;
  children: ReactNode;
}

export const Card = ({ part, level, state, children }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={`flex gap-4 py-4.5 px-5 card ${level === 'bad' ? 'border-[1.5px] border-[#c9705a]' : ''}`} aria-labelledby={id}>
      <span className={`grid flex-none place-items-center size-11 kernel-22/6 ${TILES[level]}`}>
        <Icon name={SIGNS[part]} />
      </span>
      <div className="grid flex-1 gap-0.5 content-start min-w-0">
        <h2 className="text-item" id={id}>
          {t(`health.parts.${part}`)}
        </h2>
        <p className={`flex gap-1.5 items-center text-small font-strong ${STATES[level]}`}>
          <Icon name={STATE_SIGNS[level]} size={16} />
          {state}
        </p>
        {children}
      </div>
    </section>
  );
};
