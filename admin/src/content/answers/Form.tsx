import { wallTime } from '@sanabel/brand/zone';
import { KINDS } from '@sanabel/contract/kinds/index';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import type { FormExtension } from '../../kit/kinds/form/extension.ts';
import { KindForm } from '../../kit/kinds/form/Form.tsx';
import { type KindFormMethods, setValue } from '../../kit/kinds/form/field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { chatParts } from './chat.ts';
import { useAnswerTexts } from './texts.ts';

const { short } = KINDS.answers.fields;

/** Field names of each part, by the language of what was pasted. */
const NAMES = {
  ar: { question: 'arabicQuestion', short: 'arabicShort', long: 'arabicLong' },
  en: { question: 'question', short: 'short', long: 'long' },
} as const;
const PARTS = ['question', 'short', 'long'] as const;

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

const PasteBox = ({ form }: { form: KindFormMethods }) => {
  const texts = useAnswerTexts();
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [isDivided, setIsDivided] = useState(false);
  const divide = (): void => {
    const parts = chatParts(pasted, short.max);
    const names = NAMES[isArabic(pasted) ? 'ar' : 'en'];
    for (const part of PARTS) setValue(form, names[part], parts[part]);
    if (!form.getValues('date')) setValue(form, 'date', wallTime(Date.now()).day);
    setPasted('');
    setIsDivided(true);
    form.setFocus(names.question);
  };
  return (
    <div className="field mt-4 pb-4 border-b border-line">
      <label htmlFor={id}>{texts.paste}</label>
      <textarea
        id={id}
        className="min-h-12!"
        rows={2}
        dir="auto"
        aria-describedby={`${id}-hint`}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      <p className="hint" id={`${id}-hint`} role="status">
        {isDivided && pasted === '' ? texts.divided : texts.pasteHint}
      </p>
      {pasted.trim() !== '' && (
        <button type="button" className="button quiet mt-2" onClick={divide}>
          <Icon name="chat" />
          {texts.divide}
        </button>
      )}
    </div>
  );
};

const Lead: FormExtension['Lead'] = ({ form, isNew }) => {
  const texts = useAnswerTexts();
  return (
    <>
      <p className="flex gap-3 items-center -mx-6 max-tablet:-mx-4 py-3 px-6 max-tablet:px-4 first:rounded-t-[13px] text-note bg-wait-bg">
        <Icon name="people" />
        <span>
          <b className="font-strong">{texts.lead}</b> {texts.leadText}
        </span>
      </p>
      {isNew && <PasteBox form={form} />}
    </>
  );
};

/** Copies what was answered, for the next person who asks the same. */
const AnswerAgain: FormExtension['Acts'] = ({ form }) => {
  const texts = useAnswerTexts();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    const names = NAMES[form.getValues('arabicShort') ? 'ar' : 'en'];
    const text = [names.question, names.short].map((name) => String(form.getValues(name))).join('\n\n');
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    notify(isCopied ? texts.copied : texts.notCopied, { type: isCopied ? 'success' : 'error' });
  };
  return (
    <button type="button" className="button quiet max-tablet:w-11 max-tablet:px-0" onClick={() => void copy()}>
      <Icon name="copy" />
      <span className="max-tablet:sr-only">{texts.again}</span>
    </button>
  );
};

const EXTENSION: FormExtension = { Lead, Acts: AnswerAgain };

export const Component = () => <KindForm extension={EXTENSION} />;
