import { type Entity, type Lack, MARKS } from '@sanabel/contract';

/** The column that is blank in an item which lacks something, and the one that is not. */
interface Gap {
  blank?: string;
  filled?: string;
}

type Owner = Pick<Entity, 'files' | 'titles' | 'hasTiming'>;

/**
 * What an item of an entity can lack: a picture that each of its items should have, an English title beside an Arabic one, and that its
 * two languages say the same (`languages.ts`).
 */
export const gapsOf = ({ files, titles, hasTiming }: Owner): Partial<Record<Lack, Gap>> => {
  const picture = files.find(({ isRequired, types }) => isRequired && !types);
  const [english, arabic] = titles;
  return {
    ...(picture && { noPicture: { blank: picture.attribute } }),
    ...(english && arabic && { noEnglish: { blank: english, filled: arabic } }),
    ...(hasTiming && Object.fromEntries(MARKS.map((mark) => [mark, { filled: mark }]))),
  };
};

/** A gap as a condition of a database query. */
const whereOf = ({ blank, filled }: Gap): object => ({
  $and: [
    ...(blank ? [{ $or: [{ [blank]: { $null: true } }, { [blank]: '' }] }] : []),
    ...(filled ? [{ [filled]: { $notNull: true, $ne: '' } }] : []),
  ],
});

/** The filters of a list by what its items lack: `{"noEnglish":true}`. */
export const lackConditions = (entity: Owner): [name: string, where: object][] =>
  Object.entries(gapsOf(entity)).map(([name, gap]) => [name, whereOf(gap)]);
