import { describe, expect, it } from 'vitest';
import { chatParts } from './chat.ts';

const SHORT = 60;

describe('a pasted chat', () => {
  it('of WhatsApp becomes question and answer, without names, numbers and times', () => {
    const pasted = [
      '[٩:٤٠ ص، ١٢‏/١١‏/٢٠٢٦] +20 100 000 0000: السلام عليكم',
      '[٩:٤١ ص، ١٢‏/١١‏/٢٠٢٦] +20 100 000 0000: ورق الطماطم بيصفرّ من تحت، أعمل إيه؟',
      '<تم استبعاد الوسائط>',
      '[١٠:٠٢ ص، ١٢‏/١١‏/٢٠٢٦] د. هناء: إن كانت العروق خضراء فالأغلب نقص ماغنسيوم.',
      'وإن كانت الورقة كلها صفراء فقد كبرت.',
    ].join('\n');
    expect(chatParts(pasted, SHORT)).toEqual({
      question: 'السلام عليكم ورق الطماطم بيصفرّ من تحت، أعمل إيه؟',
      short: 'إن كانت العروق خضراء فالأغلب نقص ماغنسيوم.',
      long: 'إن كانت العروق خضراء فالأغلب نقص ماغنسيوم.\nوإن كانت الورقة كلها صفراء فقد كبرت.',
    });
  });

  it('of an export is divided too', () => {
    const pasted = '12/11/2026, 9:40 am - Ahmed: When do I sow wheat?\n12/11/2026, 9:55 am - Sanabel: In mid-November.';
    expect(chatParts(pasted, SHORT)).toEqual({ question: 'When do I sow wheat?', short: 'In mid-November.', long: '' });
  });

  it('without heads is divided at the question mark, else at an empty line', () => {
    expect(chatParts('When do I sow wheat? In mid-November.', SHORT)).toEqual({
      question: 'When do I sow wheat?',
      short: 'In mid-November.',
      long: '',
    });
    expect(chatParts('متى أزرع القمح\n\nفي نصف نوفمبر.', SHORT)).toEqual({ question: 'متى أزرع القمح', short: 'في نصف نوفمبر.', long: '' });
    expect(chatParts('متى أزرع القمح', SHORT)).toEqual({ question: 'متى أزرع القمح', short: '', long: '' });
  });

  it('with a long answer has its first sentences as the short one', () => {
    const answer = 'Look at the veins first. Green veins mean magnesium is missing. Brown rings mean a disease.';
    const parts = chatParts(`Why is it yellow? ${answer}`, SHORT);
    expect(parts).toEqual({ question: 'Why is it yellow?', short: 'Look at the veins first.', long: answer });
  });
});
