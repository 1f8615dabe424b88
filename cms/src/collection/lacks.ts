import type { Entity, Lack } from '@sanabel/contract';

/** The column that is blank in an item which lacks something, and the one that is not. */
interface Gap {
  blank: string;
  filled?: string;
}

/** What an item of an entity can lack: a picture that each of its items should have, and an English title beside an Arabic one. */
export const gapsOf = ({ files, titles }: Pick<Entity, 'files' | 'titles'>): Partial<Record<Lack, Gap>> => {
  const picture = files.find(({ isRequired, types }) => isRequired && !types);
  const [english, arabic] = titles;
  return {
    ...(picture && { noPicture: { blank: picture.attribute } }),
    ...(english && arabic && { noEnglish: { blank: english, filled: arabic } }),
  };
};

/** A gap as a condition of a database query. */
const whereOf = ({ blank, filled }: Gap): object => ({
  $and: [{ $or: [{ [blank]: { $null: true } }, { [blank]: '' }] }, ...(filled ? [{ [filled]: { $notNull: true, $ne: '' } }] : [])],
});

/** The filters of a list by what its items lack: `{"noEnglish":true}`. */
export const lackConditions = (entity: Pick<Entity, 'files' | 'titles'>): [name: string, where: object][] =>
  Object.entries(gapsOf(entity)).map(([name, gap]) => [name, whereOf(gap)]);
