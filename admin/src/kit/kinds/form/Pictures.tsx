import { LOCALES } from '@sanabel/contract/enumerations';
import type { LibraryMedium } from '@sanabel/contract/library';
import { PICTURE_ALT_MAX } from '@sanabel/contract/limits';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../forms/TextField.tsx';
import type { Picture } from '../../forms/values.ts';
import { Chosen } from '../../media/chosen.ts';
import { FromLibrary } from '../../media/FromLibrary.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FileInput, useFileDrop } from '../../upload/FileInput.tsx';
import { IMAGE_RULES, useTakePicture } from '../../upload/picture.ts';
import { useObjectUrl } from '../../upload/use-object-url.ts';
import { Group, setValue, useDeclared, useLabels } from './field.tsx';
import type { PictureFields } from './layout.ts';
import { useFormTexts } from './texts.ts';

const RULE = IMAGE_RULES.any;

const Thumbnail = ({ picture }: { picture: Picture }) => {
  const url = useObjectUrl(picture);
  const look = 'flex-none w-22 h-17 @max-[560px]/kind-form:w-18 @max-[560px]/kind-form:h-15 kernel-20/6 bg-tint object-cover';
  return url ? <img className={look} src={url} alt="" /> : <span className={look} />;
};

const Row = ({ picture: { name, caption }, onRemove }: { picture: PictureFields; onRemove: () => void }) => {
  const { form, problems } = useDeclared();
  const texts = useFormTexts();
  const value = useWatch({ control: form.control, name }) ?? '';
  return (
    <li className="grid gap-x-3.5 gap-y-2 grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_44px] items-end @max-[560px]/kind-form:grid-cols-[auto_minmax(0,1fr)_44px] @max-[560px]/kind-form:items-start">
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
      <button
        type="button"
        className="icon-button danger @max-[560px]/kind-form:col-start-3 @max-[560px]/kind-form:row-start-1"
        aria-label={texts.removePicture}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
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
    if (!medium || !next.caption) return;
    setValue(form, next.caption.en, medium.pictureAlt);
    setValue(form, next.caption.ar, medium.arabicPictureAlt);
  };
  const take = useTakePicture('any', put);
  const { isOver, handlers } = useFileDrop(([file]) => void take(file));
  /** The others stay in their fields, which the server knows them by. */
  const remove = ({ name, caption }: PictureFields): void => {
    setValue(form, name, '');
    for (const locale of LOCALES) if (caption) setValue(form, caption[locale], '');
    document.getElementById(`${id}-add`)?.focus();
  };
  const [first] = pictures;
  if (!first) return null;
  const { label, hint } = labels(first.name);
  return (
    <Group name={first.name} label={pictures.length > 1 ? texts.pictures : label} note={hint ?? ''} errorId={`${id}-error`}>
      <ul className="grid gap-3.5 m-0 p-0 list-none">
        {shown.map((picture) => (
          <Row key={picture.name} picture={picture} onRemove={() => remove(picture)} />
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
