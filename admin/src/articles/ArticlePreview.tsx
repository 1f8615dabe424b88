import type { Locale } from '@sanabel/contract/enumerations';
import type { ArticleValues } from '../content/form/values.ts';
import { More } from '../content/preview/More.tsx';
import { PreviewPicture } from '../content/preview/PreviewPicture.tsx';
import { Shown } from '../content/preview/Shown.tsx';

/** An article's public card (design guide, 8.7), of what is being typed: awareness with its own form and colour, climate large. */
export const ArticlePreview = ({ values, locale }: { values: ArticleValues; locale: Locale }) => {
  const isClimate = values.type === 'climate';
  const secondary = { ar: values.arabicSecondaryText, en: values.secondaryText };
  const hasSecondary = !isClimate && (secondary.ar || secondary.en) !== '';
  return (
    <div
      className={`preview ${isClimate ? 'climate' : 'article'}${values.variant === 'even' ? ' even' : ''}`}
      {...(isClimate || values.bgColor === '' ? {} : { 'data-color': values.bgColor })}
    >
      <PreviewPicture image={values.image} />
      <div className="preview-text">
        <p className="preview-title">
          <Shown locale={locale} texts={{ ar: values.arabicTitle, en: values.title }} />
        </p>
        {hasSecondary && (
          <p className="preview-secondary">
            <Shown locale={locale} texts={secondary} />
          </p>
        )}
        <p className="preview-brief">
          <Shown locale={locale} texts={{ ar: values.arabicDescription, en: values.description }} />
        </p>
        <More locale={locale} />
      </div>
    </div>
  );
};
