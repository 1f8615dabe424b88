import type { Locale } from '@sanabel/contract/enumerations';
import type { Environment } from '../environment/environment.ts';

/** The same sentence in the languages in which the doctor speaks. */
export type Both = Readonly<Record<Locale, string>>;

/** What a check has found. A `warning` will be trouble, a `fault` is; `skipped` could not be looked at from here. */
export interface Finding {
  state: 'ok' | 'warning' | 'fault' | 'skipped';
  text: Both;
  /** What to do about it. */
  advice?: Both;
}

export interface Patient {
  /** The site as visitors type it. */
  site: URL;
  /** The settings of this installation; null where the doctor looks from elsewhere. */
  inside: Environment | null;
  /** The variables themselves, for what only the CMS reads. */
  variables: Readonly<Record<string, string | undefined>>;
  /** An address that is to get a mail. */
  mailTo?: string | undefined;
}

export interface Check {
  name: Both;
  /** Whether it needs the settings of the installation. */
  isInside: boolean;
  run(patient: Patient): Promise<Finding[]>;
}

export const ok = (ar: string, en: string): Finding => ({ state: 'ok', text: { ar, en } });
export const skipped = (ar: string, en: string): Finding => ({ state: 'skipped', text: { ar, en } });
export const warning = (text: Both, advice: Both): Finding => ({ state: 'warning', text, advice });
export const fault = (text: Both, advice: Both): Finding => ({ state: 'fault', text, advice });

/** A promise's value, or null when it fails or takes longer than so many milliseconds. */
export const orNull = async <T>(promise: Promise<T>, ms = 10_000): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  const value = await Promise.race([promise.catch(() => null), late]);
  clearTimeout(timer);
  return value;
};
