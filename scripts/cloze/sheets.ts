import type { Article } from '@sanabel/contract/entities/article';
import { type Cloze, makeCloze } from './cloze.ts';

type Read = Pick<Article, 'id' | 'arabicTitle' | 'arabicIntro' | 'arabicIssueDefinition' | 'arabicImportance' | 'arabicPracticalSteps'>;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const number = new Intl.NumberFormat('ar-EG');

const paragraphOf = ({ parts }: Cloze): string =>
  parts.map((part) => (typeof part === 'number' ? `<span class="blank">${number.format(part)}</span>` : escaped(part))).join(' ');

const STYLE = `@page { size: A4; margin: 18mm }
body { font: 17px/2.4 'Readex Pro', Tahoma, sans-serif; margin: 0 }
h1 { font-size: 24px; line-height: 1.4 }
.blank { display: inline-block; min-width: 5.5em; border-bottom: 1.5px solid; color: #555; font-size: 12px; line-height: 1 }
ol { columns: 4; line-height: 1.8 }
section + section { break-before: page }`;

/** Makes the sheet of an article for printing: the text with blanks, and on a second sheet the words that were left out. */
export const clozePage = (article: Read): string => {
  const { arabicTitle, arabicIntro, arabicIssueDefinition, arabicImportance, arabicPracticalSteps } = article;
  const cloze = makeCloze([arabicIntro, arabicIssueDefinition, arabicImportance, arabicPracticalSteps].join(' '));
  const title = escaped(arabicTitle);
  return `<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<title>${title}</title>
<style>${STYLE}</style>
<section>
<h1>${title}</h1>
<p>اكتب في كل فراغ كلمة واحدة تراها مناسبة. لا توجد إجابة تُحسب عليك، فنحن نختبر النص ولا نختبرك.</p>
<p>${paragraphOf(cloze)}</p>
</section>
<section>
<h1>الكلمات المحذوفة: ${title}</h1>
<ol>${cloze.answers.map((answer) => `<li>${escaped(answer)}</li>`).join('')}</ol>
<p>عدد الفراغات: ${number.format(cloze.answers.length)}. النص مفهوم إذا أصاب القرّاء ٦٠٪ منها أو أكثر.</p>
</section>
</html>
`;
};
