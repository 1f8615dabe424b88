import type { Browser, System } from '@sanabel/contract';

export interface Device {
  browser: Browser;
  system: System;
}

/** Order matters: a user agent also names the browsers that it derives from. */
const BROWSER_SIGNS: readonly (readonly [RegExp, Browser])[] = [
  [/\bEdg(?:A|iOS)?\//, 'edge'],
  [/\b(?:OPR|OPiOS)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|CriOS)\//, 'chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'safari'],
];
const SYSTEM_SIGNS: readonly (readonly [RegExp, System])[] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMac(?:intosh| OS X)\b/, 'mac'],
  [/\bLinux\b/, 'linux'],
];
const READ_MAX = 400;

export const deviceOf = (userAgent: string): Device => {
  const text = userAgent.slice(0, READ_MAX);
  const first = <Name>(signs: readonly (readonly [RegExp, Name])[]): Name | undefined => signs.find(([sign]) => sign.test(text))?.[1];
  return { browser: first(BROWSER_SIGNS) ?? 'other', system: first(SYSTEM_SIGNS) ?? 'other' };
};
