import { HEALTH_PARTS, type HealthLevel, type HealthPart, type SiteHealth } from '@sanabel/contract/site-health';

/** A site without any copy is not fine, even before the first one is due. */
export const levelOf = (health: SiteHealth, part: HealthPart): HealthLevel => {
  const { level } = health[part];
  return part === 'backup' && level === 'good' && health.backup.lastAt === null ? 'warning' : level;
};

export const partsAt = (health: SiteHealth | null, level: HealthLevel): HealthPart[] =>
  health ? HEALTH_PARTS.filter((part) => levelOf(health, part) === level) : [];

/** Distinguishes a failed restore trial from a failed backup. */
export const problemOf = (health: SiteHealth, part: HealthPart): HealthPart | 'trial' =>
  part === 'backup' && health.backup.trouble === 'trial' ? 'trial' : part;
