import { CONFIRM_EMAIL, FORGOT, LOGIN, NEW_PASSWORD, REGISTER, VERIFY } from '../../kit/session/location.ts';

export const SCENES = {
  [LOGIN]: 'dusk',
  [VERIFY]: 'dusk',
  [FORGOT]: 'dusk',
  [NEW_PASSWORD]: 'dusk',
  [CONFIRM_EMAIL]: 'dusk',
  [REGISTER]: 'dawn',
} as const;

export type OutsidePath = keyof typeof SCENES;

export const isOutside = (path: string): path is OutsidePath => Object.hasOwn(SCENES, path);
