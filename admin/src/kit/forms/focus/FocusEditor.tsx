import { type Point, pointOf } from '@sanabel/contract/focus';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CROPS, type Crop, type PictureList } from './crops.ts';
import { FocusStage } from './FocusStage.tsx';

interface CutsProps {
  url: string;
  ratio: number | null;
  focus: string;
  point: Point;
  crops: readonly Crop[];
}

const Cuts = ({ url, ratio, focus, point, crops }: CutsProps) => {
  const { t } = useTranslation();
  const isUpright = ratio !== null && ratio <= 1;
  return (
    <div className="flex gap-2.5 items-end">
      {crops.map(({ name, ratio: shape, className, showsUprightWhole }) => {
        const isWhole = focus === '' && isUpright && showsUprightWhole === true;
        return (
          <figure key={name} className="basis-0 min-w-0" style={{ flexGrow: shape, maxInlineSize: `${shape * 7}rem` }}>
            <img
              className={`block w-full bg-tint ${className} ${isWhole ? 'object-contain' : 'object-cover'}`}
              style={{ aspectRatio: shape, objectPosition: isWhole ? undefined : `${point.x}% ${point.y}%` }}
              src={url}
              alt=""
            />
            <figcaption className="text-note text-center text-ink-2">{t(`forms.focus.crop.${name}`)}</figcaption>
          </figure>
        );
      })}
    </div>
  );
};

interface Props {
  url: string;
  list: PictureList;
  focus: string;
  onFocus: (focus: string) => void;
  children?: ReactNode;
}

export const FocusEditor = ({ url, list, focus, onFocus, children }: Props) => {
  const { t } = useTranslation();
  const [ratio, setRatio] = useState<number | null>(null);
  const { start, crops } = CROPS[list];
  const point = pointOf(focus) ?? start;
  return (
    // Follows its own width: it appears in a narrow rail beside a form, and in a separate form.
    <section className="@container w-full [--focus-height:12rem] [&_textarea]:min-h-19" aria-label={t('forms.focus.fold')}>
      <div className="grid gap-x-6 gap-y-3.5 @min-[500px]:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] @min-[500px]:[--focus-height:14rem]">
        <div className="grid gap-2 content-start justify-items-start">
          <FocusStage
            url={url}
            ratio={ratio}
            point={point}
            isSet={focus !== ''}
            label={t('forms.focus.title')}
            onRatio={setRatio}
            onFocus={onFocus}
          />
          <p className="hint m-0 text-note">{t('forms.focus.hint')}</p>
          {focus !== '' && (
            <button type="button" className="button quiet" onClick={() => onFocus('')}>
              {t('forms.focus.reset')}
            </button>
          )}
        </div>
        <div className="grid gap-3.5 content-start">
          <div className="field">
            <span className="label">{t('forms.focus.cuts')}</span>
            <Cuts url={url} ratio={ratio} focus={focus} point={point} crops={crops} />
          </div>
          {children}
        </div>
      </div>
    </section>
  );
};
