import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../../upload/use-object-url.ts';
import { TextField } from '../TextField.tsx';
import type { Picture } from '../values.ts';
import type { PictureList } from './crops.ts';
import { FocusEditor } from './FocusEditor.tsx';
import { PICTURE_FORM } from './fields.ts';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  list: PictureList;
  picture: Picture | undefined;
}

export const PictureDetails = <Values extends FieldValues>({ form, list, picture }: Props<Values>) => {
  const { t } = useTranslation();
  const url = useObjectUrl(picture);
  const focus = String(useWatch({ control: form.control, name: 'focus' as Path<Values> }) ?? '');
  const setFocus = (next: string) =>
    form.setValue('focus' as Path<Values>, next as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldTouch: true });
  if (!url) return null;
  return (
    <FocusEditor url={url} list={list} focus={focus} onFocus={setFocus}>
      {(['arabicPictureAlt', 'pictureAlt'] as const).map((name) => {
        const { label, language, max } = PICTURE_FORM[name];
        return (
          <TextField
            key={name}
            form={form}
            name={name as Path<Values>}
            label={t(label)}
            language={language}
            max={max}
            isOptional
            isMultiline
          />
        );
      })}
      <p className="hint m-0 text-note">{t('forms.focus.altHint')}</p>
    </FocusEditor>
  );
};
