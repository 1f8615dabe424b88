import { useLanguage } from '../../../../kit/language/language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { LinkTexts } from './shape.ts';

const TEXTS = { ar, en };

export const useLinkTexts = (): LinkTexts => TEXTS[useLanguage()];
