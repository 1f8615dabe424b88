import type { HealthLevel, HealthPart } from '@sanabel/contract/site-health';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../ui/Icon.tsx';

const SIGNS = { mail: 'mail', disk: 'disk', publication: 'publish', backup: 'box' } as const satisfies Record<HealthPart, IconName>;
const STATES = { good: 'check', warning: 'clock', bad: 'warning' } as const satisfies Record<HealthLevel, IconName>;

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
    <section className="health-card card" data-level={level} aria-labelledby={id}>
      <span className="health-tile">
        <Icon name={SIGNS[part]} />
      </span>
      <h2 id={id}>{t(`health.parts.${part}`)}</h2>
      <p className="health-state">
        <Icon name={STATES[level]} size={16} />
        {state}
      </p>
      {children}
    </section>
  );
};
