import { wallTime } from '@sanabel/brand/zone';
import { type Entity, type Lack, STALENESS_FIELDS } from '@sanabel/contract';

/** Columns that must be blank, filled, or have a day that has come. */
interface Gap {
  blank?: string;
  filled?: string;
  due?: string;
}

type Owner = Pick<Entity, 'files' | 'titles' | 'hasTiming' | 'hasReview'>;

/** Returns how items can be incomplete: no picture, no English title, stale languages (`languages.ts`), a review that is due. */
export const gapsOf = ({ files, titles, hasTiming, hasReview = false }: Owner): Partial<Record<Lack, Gap>> => {
  const picture = files.find(({ isRequired, types }) => isRequired && !types);
  const [english, arabic] = titles;
  return {
    ...(picture && { noPicture: { blank: picture.attribute } }),
    ...(english && arabic && { noEnglish: { blank: english, filled: arabic } }),
    ...(hasTiming && Object.fromEntries(STALENESS_FIELDS.map((field) => [field, { filled: field }]))),
    ...(hasReview && { toReview: { filled: 'reviewBy', due: 'reviewBy' } }),
  };
};

export const clubDay = (): string => wallTime(Date.now()).day;

const whereOf = ({ blank, filled, due }: Gap): object => ({
  $and: [
    ...(blank ? [{ $or: [{ [blank]: { $null: true } }, { [blank]: '' }] }] : []),
    ...(filled ? [{ [filled]: { $notNull: true, $ne: '' } }] : []),
    ...(due ? [{ [due]: { $lte: clubDay() } }] : []),
  ],
});

export const lackConditions = (entity: Owner): [name: string, where: object][] =>
  Object.entries(gapsOf(entity)).map(([name, gap]) => [name, whereOf(gap)]);
