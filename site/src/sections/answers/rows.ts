import { foldForSearch } from '@sanabel/contract/fold';
import { plainText } from '@sanabel/contract/formatting/blocks';
import { valuesIn } from '@sanabel/contract/kinds/fields';
import { partOf, partsOf } from '../../content/selections.ts';
import type { Path } from '../../i18n/routes.ts';
import { otherNames, wordsOf } from '../lists/search-words.ts';
import { type Answer, cropsOf } from './answers.ts';

/** Answers in one file: few enough to parse in one task on a slow phone. */
const PART = 250;

/** Id, folded words in both languages, topic, crops. */
export type AskRow = readonly [id: string, words: string, topic: string, ...crops: string[]];

const rowOf = (answer: Answer): AskRow => {
  const { id, question, arabicQuestion, short, arabicShort, long, arabicLong, topic } = answer;
  const names = cropsOf(answer).flatMap((crop) => [crop.arabicName, crop.name]);
  const folded = foldForSearch([question, arabicQuestion, short, arabicShort, ...names].join('\n'));
  const words = [folded, ...otherNames(folded), wordsOf([plainText(long), plainText(arabicLong)])].join(' ');
  return [id, words, topic, ...valuesIn(answer.crops)];
};

/** Part 1 has the oldest. */
export const askRows = (part: number): AskRow[] => partOf('answers', PART, part).map(rowOf);

export const askParts = (): number => partsOf('answers', PART);

export const askRowsPaths = (): Path[] => Array.from({ length: askParts() }, (_, index): Path => `/ask-${index + 1}.json`);
