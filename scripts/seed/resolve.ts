import { COUNTRY } from '@sanabel/brand/club';
import { DAY_MS, timestampOf, wallTime } from '@sanabel/brand/zone';
import { KINDS, type KindName } from '@sanabel/contract/entities/index';
import type { RelativeTime } from '@sanabel/contract/fixtures';
import type { KindFields } from '@sanabel/contract/kinds/fields';

export type Values = Readonly<Record<string, string | number>>;

const fieldsOf = (name: KindName): KindFields => {
  const kind = KINDS[name];
  return 'fields' in kind ? kind.fields : {};
};

/** Lists whose items those of a kind refer to. */
export const referredTo = (name: KindName): KindName[] =>
  Object.values(fieldsOf(name)).flatMap((field) => (field.type === 'reference' ? [field.to as KindName] : []));

const timeOf = ({ day, hour }: RelativeTime, now: number): string =>
  new Date(timestampOf({ day: wallTime(now + day * DAY_MS, COUNTRY.timeZone).day, minutes: hour * 60 })).toISOString();

/** Replaces names by ids, and relative times by timestamps. Names without an item are left out. */
export const resolveFixture = (
  name: KindName,
  fixture: object,
  idOf: (list: KindName, title: string) => string | undefined,
  now: number,
): Values => {
  const fields = fieldsOf(name);
  const resolved = (key: string, value: unknown): unknown => {
    const field = fields[key];
    if (field?.type === 'reference')
      return [value as string | readonly string[]]
        .flat()
        .flatMap((title) => idOf(field.to as KindName, title) ?? [])
        .join(',');
    return field?.type === 'time' ? timeOf(value as RelativeTime, now) : value;
  };
  return Object.fromEntries(Object.entries(fixture).map(([key, value]) => [key, resolved(key, value)])) as Values;
};
