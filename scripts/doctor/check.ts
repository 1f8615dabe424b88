import type { Locale } from '@sanabel/contract/enumerations';
import type { Environment } from '../environment/environment.ts';

export type Both = Readonly<Record<Locale, string>>;

/** `warning` will become a failure, `fault` is one, `skipped` could not be checked from here. */
export interface Finding {
  state: 'ok' | 'warning' | 'fault' | 'skipped';
  text: Both;
  advice?: Both;
}

export interface Target {
  site: URL;
  /** Settings of this installation; null when the doctor checks from outside. */
  inside: Environment | null;
  /** Raw environment, for settings that only the CMS reads. */
  variables: Readonly<Record<string, string | undefined>>;
  mailTo?: string | undefined;
}

export interface Check {
  name: Both;
  isInside: boolean;
  run(target: Target): Promise<Finding[]>;
}

export const ok = (ar: string, en: string): Finding => ({ state: 'ok', text: { ar, en } });
export const skipped = (ar: string, en: string): Finding => ({ state: 'skipped', text: { ar, en } });
export const warning = (text: Both, advice: Both): Finding => ({ state: 'warning', text, advice });
export const fault = (text: Both, advice: Both): Finding => ({ state: 'fault', text, advice });

/** Resolves with null when the promise fails or takes longer than `ms`. */
export const orNull = async <T>(promise: Promise<T>, ms = 10_000): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  const value = await Promise.race([promise.catch(() => null), late]);
  clearTimeout(timer);
  return value;
};
