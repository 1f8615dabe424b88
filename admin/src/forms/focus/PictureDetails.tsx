import { type Point, pointOf } from '@sanabel/contract/focus';
import { useState } from 'react';
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../picture.ts';
import { TextField } from '../TextField.tsx';
import { FocusStage } from './FocusStage.tsx';
import { PICTURE_FORM } from './fields.ts';
import { type PictureList, PLACES, type Place } from './places.ts';
import './focus.css';

interface CutsProps {
  url: string;
  ratio: number | null;
  focus: string;
  point: Point;
  places: readonly Place[];
}

/** The picture as each place of the site cuts it. */
const Cuts = ({ url, ratio, focus, point, places }: CutsProps) => {
  const { t } = useTranslation();
  const isUpright = ratio !== null && ratio <= 1;
  return (
    <div className="focus-cuts">
      {places.map(({ name, ratio: shape, className, showsUprightWhole }) => {
        const isWhole = focus === '' && isUpright && showsUprightWhole === true;
        return (
          <figure key={name} style={{ flexGrow: shape, maxInlineSize: `${shape * 7}rem` }}>
            <img
              className={`block w-full bg-green-200 ${className} ${isWhole ? 'object-contain' : 'object-cover'}`}
              style={{ aspectRatio: shape, objectPosition: isWhole ? undefined : `${point.x}% ${point.y}%` }}
              src={url}
              alt=""
            />
            <figcaption className="text-meta/[1.6] text-center text-ink-2">{t(`forms.focus.place.${name}`)}</figcaption>
          </figure>
        );
      })}
    </div>
  );
};

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  list: PictureList;
  /** The chosen file, or the address of the stored picture. */
  picture: File | string | undefined;
}

/** Under an item's picture: the point that its crops keep in sight, these crops, and what is seen in it in both languages. */
export const PictureDetails = <Values extends FieldValues>({ form, list, picture }: Props<Values>) => {
  const { t } = useTranslation();
  const url = useObjectUrl(picture);
  const [ratio, setRatio] = useState<number | null>(null);
  const focus = String(useWatch({ control: form.control, name: 'focus' as Path<Values> }) ?? '');
  const setFocus = (next: string) =>
    form.setValue('focus' as Path<Values>, next as PathValue<Values, Path<Values>>, { shouldDirty: true, shouldTouch: true });
  const { start, places } = PLACES[list];
  const point = pointOf(focus) ?? start;
  if (!url) return null;
  return (
    <section className="picture-details" aria-label={t('forms.focus.fold')}>
      <div className="picture-details-grid">
        <div className="grid gap-2 content-start justify-items-start">
          <FocusStage url={url} ratio={ratio} point={point} isSet={focus !== ''} onRatio={setRatio} onFocus={setFocus} />
          <p className="hint m-0 text-tag">{t('forms.focus.hint')}</p>
          {focus !== '' && (
            <button type="button" className="button quiet" onClick={() => setFocus('')}>
              {t('forms.focus.reset')}
            </button>
          )}
        </div>
        <div className="grid gap-3.5 content-start">
          <div className="field">
            <span className="label">{t('forms.focus.cuts')}</span>
            <Cuts url={url} ratio={ratio} focus={focus} point={point} places={places} />
          </div>
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
          <p className="hint m-0 text-tag">{t('forms.focus.altHint')}</p>
        </div>
      </div>
    </section>
  );
};
