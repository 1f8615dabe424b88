import { foldForSearch } from '@sanabel/contract/fold';

/** What people call the same thing, by region, dialect or book: who types one of a line finds what is written with another. */
const SAME: readonly (readonly string[])[] = [
  ['طماطم', 'قوطة', 'طماطة', 'بندورة'],
  ['بطاطس', 'بطاطا', 'بطاطة'],
  ['ذرة', 'درة', 'ذرة شامية'],
  ['قمح', 'غلة', 'حنطة'],
  ['أرز', 'رز'],
  ['ثوم', 'توم'],
  ['بنجر', 'شمندر'],
  ['برسيم', 'فصة', 'جت'],
  ['فول', 'باقلاء'],
  ['بلح', 'تمر', 'نخل', 'رطب'],
  ['مانجو', 'مانجا', 'منجة'],
  ['عباد الشمس', 'دوار الشمس'],
  ['ري', 'سقي', 'مياه'],
  ['تسميد', 'سماد', 'أسمدة', 'مخصبات'],
  ['آفات', 'حشرات', 'دودة'],
  ['maize', 'corn'],
  ['faba beans', 'fava beans', 'broad beans'],
  ['clover', 'berseem'],
  ['beet', 'beetroot'],
  ['soybean', 'soya'],
  ['fertiliser', 'fertilizer', 'manure'],
  ['irrigation', 'watering'],
].map((line) => line.map(foldForSearch));

/** The other names of things that a folded text speaks of; a word counts with the article before it too. */
export const otherNames = (folded: string): string[] => {
  const words = new Set(folded.split(/[^\p{L}\p{N}]+/u).flatMap((word) => [word, word.replace(/^(?:وال|بال|لل|ال)/, '')]));
  const isIn = (name: string): boolean => (name.includes(' ') ? folded.includes(name) : words.has(name));
  return SAME.filter((line) => line.some(isIn)).flatMap((line) => line.filter((name) => !folded.includes(name)));
};

/** Words shorter than this are found in nearly every text. */
const SHORTEST = 3;
/** What the words of one item may weigh, in letters: some seconds of a slow phone for a list of one page. */
const MOST_LETTERS = 2400;

/** Each word of some texts once, folded, as long as there is room: the first texts count more. */
export const wordsOf = (texts: readonly string[]): string => {
  const words = new Set(
    texts.flatMap((text) =>
      foldForSearch(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length >= SHORTEST),
    ),
  );
  const all = [...words].join(' ');
  return all.length <= MOST_LETTERS ? all : all.slice(0, all.lastIndexOf(' ', MOST_LETTERS));
};
