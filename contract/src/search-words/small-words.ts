import { stemOf, wordsOf } from './stems.ts';

/** Stop words, folded; question words, written and spoken, are among them. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  wordsOf(
    'في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين ما لا لم لن كل أو ثم أن إن حتى قد هي هو هم كان كانت بعد قبل كما عند بين كيف متى لماذا ماذا هل أين ازاي منها منه فيها فيه لها له به بها وهو وهي ولا أي جيد جيدا إذا حين أول واحد واحدة يوم نحو ومن وفي إلا وعلى أيضا وقت أما آخر أكثر أقل كثير قليل ليه عشان اعمل اعرف عايز أريد ممكن ' +
      'مش كتير كتيرة شوية إيه امتى إمتى مين ده دي دول اللي بتاع بتاعي بتاعتي عندي عندنا عندكم انا انت احنا لو لسه كده كدا علشان عاوز عاوزة عايزة محتاج ينفع اقدر يكون تكون بيكون لي لنا كم بكام ايش شو يعني بقى خالص قوي جدا هنا هناك حاجة دا معايا معاكم معكم عايزين ياريت لازم يجب اعمله نعمل يعمل تعمل أفضل احسن أحسن الناس ' +
      'the a an of to in for on with and or is are was be it its as at by from this that these those not no do does how what when where why which you your can if so then than into them they their there has have had will one two first before after until only very well more most less many much few each every all any other make makes ' +
      'i my me we our us should could would need want who whom get give am best please tell know find let al el il',
  ),
);

/** Leaves out stop words. Callers with many texts pass a caching `stem`. */
export const stemsOf = (text: string, stem = stemOf): string[] =>
  wordsOf(text)
    .filter((word) => word.length > 1 && !SMALL_WORDS.has(word))
    .map(stem);
