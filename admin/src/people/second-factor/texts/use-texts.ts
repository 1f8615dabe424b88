import { useLanguage } from '../../../kit/language/language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { SecondFactorTexts } from './shape.ts';

const TEXTS = { ar, en };

export const useSecondFactorTexts = (): SecondFactorTexts => TEXTS[useLanguage()];
