import { useLanguage } from '../../language/language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { StepTexts } from './shape.ts';

const TEXTS = { ar, en };

export const useStepTexts = (): StepTexts => TEXTS[useLanguage()];
