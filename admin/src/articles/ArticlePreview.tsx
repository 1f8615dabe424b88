import type { Locale } from '@sanabel/contract/enumerations';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CardLink, CardPicture, CardText } from '../content/preview/CardParts.tsx';
import { type ArticleValues, articleValues } from './fields.ts';

/** An article's public card (design guide, 8.7), of what is being typed: awareness with its own form and colour, climate large. */
export const ArticlePreview = ({ form, locale }: { form: UseFormReturn<ArticleValues>; locale: Locale }) => {
  const values = { ...articleValues(null, 'awareness'), ...useWatch({ control: form.control }) };
  const isClimate = values.type === 'climate';
  const secondary = { ar: values.arabicSecondaryText, en: values.secondaryText };
  const hasSecondary = !isClimate && (secondary.ar || secondary.en) !== '';
  return (
    <div
      className={`preview mx-auto max-w-60 leading-[1.75] ${isClimate ? 'climate' : 'article flex gap-3.5 pt-4 border-t-2 border-ink'} ${values.variant === 'even' ? 'even flex-col-reverse' : 'flex-col'}`}
      {...(isClimate || values.bgColor === '' ? {} : { 'data-color': values.bgColor })}
    >
      <CardPicture image={values.image} />
      <div>
        <p className="preview-title text-[1.25rem]/[1.45] font-semibold">
          <CardText locale={locale} texts={{ ar: values.arabicTitle, en: values.title }} />
        </p>
        {hasSecondary && (
          <p className="text-meta font-strong text-ink-2">
            <CardText locale={locale} texts={secondary} />
          </p>
        )}
        <p className="preview-brief mt-1.5 line-clamp-2 text-note text-ink-2">
          <CardText locale={locale} texts={{ ar: values.arabicDescription, en: values.description }} />
        </p>
        <CardLink locale={locale} />
      </div>
    </div>
  );
};
