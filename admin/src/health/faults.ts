import { HEALTH_PARTS, type HealthLevel, type HealthPart, type SiteHealth } from '@sanabel/contract/site-health';

/** The parts at a level, in their order. */
export const partsAt = (health: SiteHealth | null, level: HealthLevel): HealthPart[] =>
  health ? HEALTH_PARTS.filter((part) => health[part].level === level) : [];

/** What a backup's or a trial's fault is called at the head of the page. */
export const faultOf = (health: SiteHealth, part: HealthPart): HealthPart | 'trial' =>
  part === 'backup' && health.backup.trouble === 'trial' ? 'trial' : part;
