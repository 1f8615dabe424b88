import { textsHook } from '../../../kit/language/language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

export const useTexts = textsHook({ ar, en });
