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
      className={`preview ${isClimate ? 'climate' : 'article'}${values.variant === 'even' ? ' even' : ''}`}
      {...(isClimate || values.bgColor === '' ? {} : { 'data-color': values.bgColor })}
    >
      <CardPicture image={values.image} />
      <div className="preview-text">
        <p className="preview-title">
          <CardText locale={locale} texts={{ ar: values.arabicTitle, en: values.title }} />
        </p>
        {hasSecondary && (
          <p className="preview-secondary">
            <CardText locale={locale} texts={secondary} />
          </p>
        )}
        <p className="preview-brief">
          <CardText locale={locale} texts={{ ar: values.arabicDescription, en: values.description }} />
        </p>
        <CardLink locale={locale} />
      </div>
    </div>
  );
};
