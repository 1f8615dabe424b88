import { LOCALES } from '@sanabel/contract/enumerations';
import { KINDS } from '@sanabel/contract/kinds/index';
import type { LibraryMedium } from '@sanabel/contract/library';
import { PICTURE_ALT_MAX } from '@sanabel/contract/limits';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FocusEditor } from '../../forms/focus/FocusEditor.tsx';
import { FieldsFold } from '../../forms/ItemFields.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { Picture } from '../../forms/values.ts';
import { Chosen } from '../../media/chosen.ts';
import { FromLibrary } from '../../media/FromLibrary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { FileInput, useFileDrop } from '../../upload/FileInput.tsx';
import { IMAGE_RULES, useTakePicture } from '../../upload/picture.ts';
import { useObjectUrl } from '../../upload/use-object-url.ts';
import { useItemKind } from '../use-item-kind.ts';
import { Group, setValue, useDeclared, useLabels } from './field.tsx';
import type { PictureFields } from './layout.ts';
import { useFormTexts } from './texts.ts';

const RULE = IMAGE_RULES.any;

/** Sets the point that stays visible, folded away because most pictures need none. */
const Focus = ({ picture }: { picture: Picture }) => {
  const { t } = useTranslation();
  const { form } = useDeclared();
  const list = KINDS[useItemKind()].hasPortraits ? 'portraits' : 'declared';
  const url = useObjectUrl(picture);
  const focus = String(useWatch({ control: form.control, name: 'focus' }) ?? '');
  return (
    <div className="col-span-full">
      <FieldsFold summary={t('forms.focus.title')}>
        {url && <FocusEditor url={url} list={list} focus={focus} onFocus={(next) => setValue(form, 'focus', next)} />}
      </FieldsFold>
    </div>
  );
};

const Thumbnail = ({ picture }: { picture: Picture }) => {
  const url = useObjectUrl(picture);
  const look = 'flex-none w-22 h-17 @max-[560px]/kind-form:w-18 @max-[560px]/kind-form:h-15 kernel-20/6 bg-tint object-cover';
  return url ? <img className={look} src={url} alt="" /> : <span className={look} />;
};

interface RowProps {
  picture: PictureFields;
  /** Counts from 1. */
  index: number;
  onRemove: () => void;
}

const Row = ({ picture: { name, field, caption }, index, onRemove }: RowProps) => {
  const { form, problems } = useDeclared();
  const texts = useFormTexts();
  const value = useWatch({ control: form.control, name }) ?? '';
  return (
    <li>
      <fieldset className="grid gap-x-3.5 gap-y-2 grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_44px] items-end @max-[560px]/kind-form:grid-cols-[auto_minmax(0,1fr)_44px] @max-[560px]/kind-form:items-start">
        <legend className="sr-only">{texts.picture(index)}</legend>
        <span className="@max-[560px]/kind-form:row-span-2">
          <Thumbnail picture={value} />
        </span>
        {caption ? (
          [...LOCALES].sort().map((locale) => (
            <div key={locale} className="@max-[560px]/kind-form:col-start-2">
              <TextField
                form={form}
                name={caption[locale]}
                label={texts.captionIn[locale]}
                language={locale}
                max={PICTURE_ALT_MAX}
                problem={problems[caption[locale]]}
              />
            </div>
          ))
        ) : (
          <span className="col-span-2 @max-[560px]/kind-form:col-span-1" />
        )}
        <IconButton
          className="danger @max-[560px]/kind-form:col-start-3 @max-[560px]/kind-form:row-start-1"
          icon="trash"
          label={texts.removePicture(index)}
          onClick={onRemove}
        />
        {field.hasDetails && value !== '' && <Focus picture={value} />}
      </fieldset>
    </li>
  );
};

/** As many pictures as are declared, each with its caption. */
export const Pictures = ({ pictures }: { pictures: readonly PictureFields[] }) => {
  const { form } = useDeclared();
  const texts = useFormTexts();
  const labels = useLabels();
  const id = useId();
  const values = useWatch({ control: form.control, name: pictures.map(({ name }) => name) });
  const shown = pictures.filter((_, index) => Boolean(values[index]));
  const next = pictures.find((_, index) => !values[index]);
  const put = (picture: Picture, medium?: LibraryMedium): void => {
    if (!next) return;
    setValue(form, next.name, picture);
    void form.trigger(next.name);
    // The point belongs to the picture before.
    if (next.field.hasDetails) setValue(form, 'focus', medium?.focus ?? '');
    if (!medium || !next.caption) return;
    setValue(form, next.caption.en, medium.pictureAlt);
    setValue(form, next.caption.ar, medium.arabicPictureAlt);
  };
  const take = useTakePicture('any', put);
  const { isOver, handlers } = useFileDrop(([file]) => void take(file));
  /** The others stay in their fields, which the server knows them by. */
  const remove = ({ name, field, caption }: PictureFields): void => {
    setValue(form, name, '');
    if (field.hasDetails) setValue(form, 'focus', '');
    for (const locale of LOCALES) if (caption) setValue(form, caption[locale], '');
    document.getElementById(`${id}-add`)?.focus();
  };
  const [first] = pictures;
  if (!first) return null;
  const { label, hint } = labels(first.name);
  return (
    <Group name={first.name} label={pictures.length > 1 ? texts.pictures : label} note={hint ?? ''} errorId={`${id}-error`}>
      <ul className="grid gap-3.5 m-0 p-0 list-none">
        {shown.map((picture, index) => (
          <Row key={picture.name} picture={picture} index={index + 1} onRemove={() => remove(picture)} />
        ))}
      </ul>
      {next && (
        <div
          className={`flex gap-2 flex-wrap items-center rounded-[10px] ${shown.length > 0 ? 'mt-3' : ''} ${isOver ? 'outline-2 outline-dashed outline-offset-4 outline-brand' : ''}`}
          {...handlers}
        >
          <label className="button quiet items-center m-0 text-small font-medium focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3">
            <Icon name="upload" />
            {texts.addPicture}
            <FileInput id={`${id}-add`} name={next.name} accept={RULE.mimes} onFiles={([file]) => void take(file)} />
          </label>
          <FromLibrary rule={RULE} onChoose={(medium) => put(new Chosen(medium), medium)} />
        </div>
      )}
    </Group>
  );
};
