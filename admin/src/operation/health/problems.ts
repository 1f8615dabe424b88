import { HEALTH_PARTS, type HealthLevel, type HealthPart, type SiteHealth } from '@sanabel/contract/site-health';

export const partsAt = (health: SiteHealth | null, level: HealthLevel): HealthPart[] =>
  health ? HEALTH_PARTS.filter((part) => health[part].level === level) : [];

/** Distinguishes a failed restore trial from a failed backup. */
export const problemOf = (health: SiteHealth, part: HealthPart): HealthPart | 'trial' =>
  part === 'backup' && health.backup.trouble === 'trial' ? 'trial' : part;
