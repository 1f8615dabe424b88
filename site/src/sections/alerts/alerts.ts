import type { Content } from '@sanabel/contract/content';
import type { Crop } from '@sanabel/contract/entities/crop';
import { valuesIn } from '@sanabel/contract/kinds/fields';
import { itemPage, listPage } from '@sanabel/contract/kinds/index';
import { seasonStart } from '../../content/next-change.ts';
import { read, type SiteData } from '../../content/site-data.ts';
import { itemOf, itemsIn } from '../../content/snapshot.ts';
import type { Path } from '../../i18n/routes.ts';

export type Alert = Content['alerts'][number];
/** `past` ones ended in an earlier season. */
export type AlertState = 'coming' | 'valid' | 'ended' | 'past';

export const ALERTS = listPage('alerts');
export const alertPath = (id: string): Path => itemPage('alerts', id);

/** Rows of a page, hidden ones included: the graver of more alerts are enough. */
const MOST = 12;

/** The gravest first, then the one that ends first. */
export const byGravity = (one: Alert, other: Alert): number =>
  Number(other.level === 'act') - Number(one.level === 'act') ||
  Date.parse(one.until) - Date.parse(other.until) ||
  (one.id < other.id ? -1 : 1);

export const stateAt = ({ from, until }: Alert, now: number): AlertState => {
  if (now < Date.parse(from)) return 'coming';
  if (now < Date.parse(until)) return 'valid';
  return Date.parse(until) > seasonStart(now) ? 'ended' : 'past';
};

interface Index {
  states: Map<string, AlertState>;
  /** Valid and coming ones. */
  current: readonly Alert[];
  ofCrops: Map<string, readonly Alert[]>;
}
const indexes = new WeakMap<SiteData, Index>();

/** Built once for each SiteData. */
const indexOf = (siteData: SiteData): Index => {
  const known = indexes.get(siteData);
  if (known) return known;
  const { now = 0 } = siteData;
  const all = itemsIn(siteData, 'alerts');
  const states = new Map(all.map((alert) => [alert.id, stateAt(alert, now)]));
  const current = all.filter(({ until }) => Date.parse(until) > now).toSorted(byGravity);
  const ofCrops = new Map<string, Alert[]>();
  for (const alert of current)
    for (const crop of valuesIn(alert.crops)) {
      const own = ofCrops.get(crop) ?? [];
      own.push(alert);
      ofCrops.set(crop, own);
    }
  const index = { states, current, ofCrops };
  indexes.set(siteData, index);
  return index;
};

/** Valid and coming alerts: a page has both, because a coming one starts without a publication. */
export const currentAlerts = (): readonly Alert[] => read('current alerts', (siteData) => indexOf(siteData).current.slice(0, MOST));

export const alertsOfCrop = (id: string): readonly Alert[] =>
  read(`alerts of crop ${id}`, (siteData) => indexOf(siteData).ofCrops.get(id)?.slice(0, MOST) ?? []);

export const stateOf = ({ id }: Alert): AlertState | undefined =>
  read(`state of alert ${id}`, (siteData) => indexOf(siteData).states.get(id));

/** The ones that ended last come first. */
export const endedAlerts = (): readonly Alert[] =>
  read('ended alerts', (siteData) =>
    itemsIn(siteData, 'alerts')
      .filter(({ id }) => indexOf(siteData).states.get(id) === 'ended')
      .toSorted((one, other) => Date.parse(other.until) - Date.parse(one.until) || (one.id < other.id ? -1 : 1)),
  );

/** A time before which a visitor's clock is wrong: these alerts had been written, and those in force had begun. */
export const latestKnown = (alerts: readonly Alert[]): number =>
  Math.max(0, ...alerts.flatMap((alert) => [alert.updatedAt, ...(stateOf(alert) === 'coming' ? [] : [alert.from])]).map(Date.parse));

/** Leaves out deleted ones. */
export const cropsOf = ({ crops }: Alert): Crop[] => valuesIn(crops).flatMap((id) => itemOf('crops', id) ?? []);

/** Throws when there is none. */
export const alertWith = (id = ''): Alert => {
  const alert = itemOf('alerts', id);
  if (!alert) throw new Error(`There is no alert ${id}.`);
  return alert;
};
