import type { LibraryMedium } from '@sanabel/contract/library';
import { useId } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Chosen } from '../media/chosen.ts';
import { FromLibrary } from '../media/FromLibrary.tsx';
import { ErrorText } from '../ui/ErrorText.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useWindowEvent } from '../ui/use-window-event.ts';
import { EditPicture } from '../upload/edit/EditPicture.tsx';
import { FileInput, useFileDrop } from '../upload/FileInput.tsx';
import { IMAGE_RULES, type ImageRuleName, useTakePicture } from '../upload/picture.ts';
import { useObjectUrl } from '../upload/use-object-url.ts';
import type { PictureList } from './focus/crops.ts';
import type { Picture } from './values.ts';

const THUMBNAIL =
  'flex-none size-19 kernel-30/8 bg-tint object-cover @min-[880px]/item-fields:w-full @min-[880px]/item-fields:h-auto @min-[880px]/item-fields:aspect-4/3';

/** Takes a picture that is pasted anywhere on the page. A paste that includes text, as from a word processor, is left to its text field. */
const usePastedFile = (take: (file: File) => void): void =>
  useWindowEvent('paste', ({ clipboardData }) => {
    const file = clipboardData?.files[0];
    if (file && !clipboardData?.types.includes('text/plain')) take(file);
  });

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  label: string;
  rule: ImageRuleName;
  /** Leaves out the thumbnail; the caller shows the picture beneath. */
  isBare?: boolean;
  /** Shapes that the site shows. */
  list?: PictureList;
  /** Hides the library: portraits do not belong in it. */
  isPrivate?: boolean;
}

export const ImageField = <Values extends FieldValues>({
  form,
  name,
  label,
  rule,
  list,
  isBare = false,
  isPrivate = false,
}: Props<Values>) => {
  const { t } = useTranslation();
  const id = useId();
  const value: Picture | undefined = useWatch({ control: form.control, name });
  const url = useObjectUrl(value);
  const fieldError = form.formState.errors[name]?.message;
  const put = (file: File) => {
    form.setValue(name, file as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
    // The focus point belongs to the previous picture.
    if ('focus' in form.getValues()) form.setValue('focus' as Path<Values>, '' as PathValue<Values, Path<Values>>, { shouldDirty: true });
  };
  const take = useTakePicture(rule, put);
  const choose = (medium: LibraryMedium) => {
    const { focus, pictureAlt, arabicPictureAlt } = medium;
    for (const [field, fieldValue] of Object.entries({ [name]: new Chosen(medium), focus, pictureAlt, arabicPictureAlt }))
      if (field in form.getValues())
        form.setValue(field as Path<Values>, fieldValue as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldValidate: true });
  };
  const { isOver, handlers } = useFileDrop(([file]) => void take(file));
  usePastedFile((file) => void take(file));
  return (
    <div className="field">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <div
        className={`image-field flex gap-3.5 @min-[880px]/item-fields:flex-col @min-[880px]/item-fields:text-center items-center p-3.5 border-2 kernel-40/12 has-aria-invalid:border-danger has-aria-invalid:bg-danger-bg ${isOver ? 'border-solid border-brand bg-tint text-danger' : 'border-dashed border-line-strong'}`}
        {...handlers}
      >
        {isBare ? null : url ? <img className={THUMBNAIL} src={url} alt={t('forms.preview')} /> : <span className={THUMBNAIL} />}
        <div className="flex gap-2 flex-wrap items-center">
          <label className="button quiet items-center m-0 px-3 text-small font-medium whitespace-nowrap focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3">
            <Icon name="upload" />
            {url ? t('forms.changeImage') : t('forms.chooseImage')}
            <FileInput
              accept={IMAGE_RULES[rule].mimes}
              aria-labelledby={`${id}-label`}
              aria-describedby={fieldError ? `${id}-error ${id}-rule` : `${id}-rule`}
              aria-invalid={fieldError !== undefined}
              onFiles={([file]) => void take(file)}
            />
          </label>
          {value && <EditPicture picture={value} mimes={IMAGE_RULES[rule].mimes} list={list} onEdit={put} />}
          {!isPrivate && <FromLibrary rule={IMAGE_RULES[rule]} labelledBy={`${id}-label`} onChoose={choose} />}
          <p className="hint text-note" id={`${id}-rule`}>
            {isOver ? t('forms.releaseHere') : `${t('forms.dropHere')} ${t(IMAGE_RULES[rule].text)}`}
          </p>
        </div>
      </div>
      <ErrorText id={`${id}-error`} error={fieldError} />
    </div>
  );
};
