import { wallTime } from '@sanabel/brand/zone';
import { type Entity, type Lack, MARKS } from '@sanabel/contract';

/** The column that is blank in an item which lacks something, the one that is not, and the one whose day has come. */
interface Gap {
  blank?: string;
  filled?: string;
  due?: string;
}

type Owner = Pick<Entity, 'files' | 'titles' | 'hasTiming' | 'hasReview'>;

/**
 * What an item of an entity can lack: a picture that each of its items should have, an English title beside an Arabic one, that its two
 * languages say the same (`languages.ts`), and an editor's look on the day that was set for it.
 */
export const gapsOf = ({ files, titles, hasTiming, hasReview = false }: Owner): Partial<Record<Lack, Gap>> => {
  const picture = files.find(({ isRequired, types }) => isRequired && !types);
  const [english, arabic] = titles;
  return {
    ...(picture && { noPicture: { blank: picture.attribute } }),
    ...(english && arabic && { noEnglish: { blank: english, filled: arabic } }),
    ...(hasTiming && Object.fromEntries(MARKS.map((mark) => [mark, { filled: mark }]))),
    ...(hasReview && { toReview: { filled: 'reviewBy', due: 'reviewBy' } }),
  };
};

/** Today in the club, as `2026-11-24`. */
export const clubDay = (): string => wallTime(Date.now()).day;

/** A gap as a condition of a database query. */
const whereOf = ({ blank, filled, due }: Gap): object => ({
  $and: [
    ...(blank ? [{ $or: [{ [blank]: { $null: true } }, { [blank]: '' }] }] : []),
    ...(filled ? [{ [filled]: { $notNull: true, $ne: '' } }] : []),
    ...(due ? [{ [due]: { $lte: clubDay() } }] : []),
  ],
});

/** The filters of a list by what its items lack: `{"noEnglish":true}`. */
export const lackConditions = (entity: Owner): [name: string, where: object][] =>
  Object.entries(gapsOf(entity)).map(([name, gap]) => [name, whereOf(gap)]);
