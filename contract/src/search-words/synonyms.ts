import { SMALL_WORDS } from './small-words.ts';
import { stemOf, wordsOf } from './stems.ts';

/**
 * Synonyms by region, dialect or book, and forms that no rule of endings finds (سماد, أسمدة): any word of a line finds the others. The
 * site's search and the finders of lists share this table.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['طماطم', 'قوطة', 'طماطة', 'بندورة'],
  ['بطاطس', 'بطاطة', 'بتاتس'],
  ['ذرة', 'درة', 'ذرة شامية'],
  ['قمح', 'غلة', 'حنطة'],
  ['قرص الغلة', 'حبة الغلة', 'أقراص التبخير', 'قرص التبخير'],
  ['أرز', 'رز'],
  ['ثوم', 'توم'],
  ['بنجر', 'شمندر'],
  ['برسيم', 'مسقاوي'],
  ['فول', 'باقلاء'],
  ['بلح', 'تمر', 'نخل', 'نخيل', 'رطب'],
  ['مانجو', 'مانجا', 'منجة'],
  ['عنب', 'كروم', 'كرمة'],
  ['برتقال', 'برتقان', 'موالح', 'حمضيات', 'يوسفي'],
  ['سمسم', 'جلجلان'],
  ['عباد الشمس', 'دوار الشمس', 'لب سوري'],
  ['فول صويا', 'صويا'],
  ['ري', 'سقي', 'سقاية', 'مياه', 'مية', 'ماء', 'تروي', 'يروي', 'اروي'],
  ['تنقيط', 'نقاطات', 'منقطات', 'خراطيم', 'خرطوم'],
  ['تسميد', 'سماد', 'أسمدة', 'مخصبات', 'كيماوي'],
  ['كمبوست', 'كومبوست', 'سماد بلدي', 'سباخ', 'سبلة', 'روث'],
  ['آفات', 'حشرات', 'دودة', 'ديدان'],
  ['ذبابة', 'دبانة', 'دبان', 'ذباب'],
  ['فئران', 'فأر', 'فيران', 'فران', 'قوارض'],
  ['عفن', 'تعفن', 'فطر', 'فطريات', 'أفلاتوكسين'],
  ['عسل', 'نحل', 'منحل', 'خلايا النحل'],
  ['مبيدات', 'رش', 'مبيد', 'ترش', 'يرش', 'ارش', 'نرش'],
  ['أمراض', 'مرض', 'إصابة'],
  ['حشائش', 'أعشاب'],
  ['بذور', 'بذرة', 'تقاوي'],
  ['شتلات', 'مشتل', 'شتلة'],
  ['أراضي', 'أرض', 'تربة'],
  ['حقول', 'حقل', 'غيط'],
  ['ورق', 'أوراق', 'ورقة'],
  ['أصفر', 'صفراء', 'صفرا', 'اصفرار', 'يصفر', 'تصفر', 'مصفر', 'مصفرة'],
  ['جذور', 'جذر'],
  ['آبار', 'بئر'],
  ['طلمبة', 'طرمبة', 'ظلمبة', 'مضخة', 'ماكينة', 'مكنة'],
  ['زراعة', 'ازرع', 'نزرع', 'يزرع', 'تزرع', 'تتزرع', 'نزرعه'],
  ['محاصيل', 'محصول', 'حاصلات', 'زرع'],
  ['أشجار', 'شجرة', 'شجر'],
  ['ثمار', 'ثمرة'],
  ['حبوب', 'حبة', 'غلال'],
  ['خضر', 'خضار', 'خضروات', 'خضراوات'],
  ['فاكهة', 'فواكه'],
  ['حصاد', 'جني', 'ضم', 'قطف', 'جمع', 'يحصد', 'احصد', 'تقليع', 'كسر'],
  ['حرق', 'تحرق', 'يحرق', 'احرق'],
  ['تخزين', 'خزن', 'مخزن', 'احفظ', 'تحفظ', 'حفظ', 'احافظ', 'صوامع'],
  ['تعبئة', 'تغليف', 'فرز', 'تدريج', 'عبوات', 'أقفاص'],
  ['فاقد', 'خسائر', 'تلف', 'هالك'],
  ['آزوت', 'نيتروجين', 'يوريا'],
  ['تسويق', 'سوق', 'بيع', 'ابيع', 'يبيع', 'تبيع', 'نبيع', 'بع', 'أسواق'],
  ['شراء', 'يشتري', 'اشتري', 'مشتري', 'نشتري', 'تاجر', 'تجار'],
  ['مورد', 'توريد', 'شركة', 'شريك', 'شركاء', 'يبيع', 'بيبيع'],
  ['ملوحة', 'أملاح', 'ملح', 'مالحة'],
  ['صقيع', 'تلج', 'برد'],
  ['حر', 'حرارة', 'موجة حارة'],
  ['خماسين', 'عواصف', 'عاصفة', 'رياح', 'ريح'],
  ['مطر', 'أمطار', 'سيول', 'نوة'],
  ['كازوارينا', 'كازورينا', 'كزورينا'],
  ['مناخ', 'طقس', 'جو'],
  ['طاقة شمسية', 'ألواح شمسية', 'طلمبة شمسية'],
  ['وظيفة', 'وظائف', 'شغل', 'اشتغل', 'عمل', 'توظيف', 'فرص عمل'],
  ['تليفون', 'هاتف', 'رقم', 'اتصال', 'واتساب', 'موبايل'],
  ['عنوان', 'عنوانكم', 'مكان', 'مكانكم', 'فين', 'خريطة'],
  ['صور', 'صورة', 'ألبوم'],
  ['فيديو', 'مقاطع', 'مقطع', 'فيديوهات'],
  ['خبير', 'مهندس زراعي', 'مرشد', 'متخصص', 'استشارة', 'خبراء'],
  ['expert', 'agronomist', 'specialist', 'adviser'],
  ['khamsin', 'sandstorm', 'dust storm', 'wind', 'windstorm'],
  ['rain', 'flood', 'floods', 'downpour'],
  ['maize', 'corn'],
  ['faba beans', 'fava beans', 'broad beans'],
  ['clover', 'berseem', 'forage', 'fodder'],
  ['beet', 'beetroot'],
  ['store', 'storage', 'storing', 'keep', 'keeping'],
  ['sell', 'selling', 'market', 'marketing', 'price'],
  ['buy', 'buyer', 'trader', 'merchant'],
  ['supply', 'supplies', 'supplier', 'partner', 'company'],
  ['straw', 'stubble'],
  ['soybean', 'soya', 'soy'],
  ['dates', 'date palm', 'palm'],
  ['oranges', 'citrus'],
  ['fertiliser', 'fertilizer', 'manure', 'nutrients'],
  ['compost', 'humus'],
  ['irrigation', 'watering', 'irrigate', 'water'],
  ['drip', 'trickle', 'dripper'],
  ['pests', 'insects', 'bugs', 'worms'],
  ['whitefly', 'white fly'],
  ['mould', 'mold', 'fungus', 'aflatoxin', 'rot'],
  ['mice', 'rats', 'rodents'],
  ['honey', 'bees', 'beekeeper', 'beekeeping'],
  ['packing', 'packaging', 'grading', 'sorting'],
  ['losses', 'loss', 'waste', 'spoilage'],
  ['disease', 'illness', 'blight'],
  ['weeds', 'broomrape'],
  ['salinity', 'salt', 'salty'],
  ['frost', 'freeze', 'cold'],
  ['heat', 'heatwave', 'hot'],
  ['solar', 'photovoltaic', 'sun panels'],
  ['jobs', 'careers', 'vacancies', 'work', 'internship', 'hiring'],
  ['contact', 'phone', 'telephone', 'address', 'whatsapp'],
  ['photos', 'pictures', 'images'],
  ['videos', 'films', 'clips'],
  ['sow', 'plant', 'planting', 'sowing'],
  ['harvest', 'reap', 'harvesting'],
];

const stemsOfName = (name: string): string => wordsOf(name).map(stemOf).join(' ');
const STEMS = SYNONYMS.map((line) => line.map(stemsOfName));

/** The synonyms of a word, folded. */
export const synonymsOf = (word: string): string[] => {
  const stem = stemsOfName(word);
  const lines = SYNONYMS.filter((_, at) => STEMS[at]?.includes(stem));
  return [...new Set(lines.flat().map((name) => wordsOf(name).join(' ')))].filter((name) => stemsOfName(name) !== stem);
};

const MOST_QUERIES = 8;

/** Other queries for what a query means, in the order to try them: without articles and endings, then with a synonym for a word. */
export const otherQueries = (query: string): string[] => {
  const words = wordsOf(query);
  const significant = words.filter((word) => !SMALL_WORDS.has(word));
  const bare = (significant.length > 0 ? significant : words).map((word) => {
    const stem = stemOf(word);
    // A stem that is spelled otherwise is in no text.
    return word.includes(stem) ? stem : word;
  });
  const withSynonyms = bare.flatMap((word, at) => synonymsOf(word).map((other) => bare.map((one, index) => (index === at ? other : one))));
  return [...new Set([bare, ...withSynonyms].map((some) => some.join(' ')))].filter((other) => other !== query).slice(0, MOST_QUERIES);
};
