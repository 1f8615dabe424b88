import { ARTICLE_COLORS, ARTICLE_VARIANTS, LOCALES, type Locale } from '@sanabel/contract/enumerations';
import { NAME_MAX } from '@sanabel/contract/limits';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Choices } from '../../kit/forms/Choices.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { CARD, CardLink, CardPicture, CardText } from '../shared/preview/Preview.tsx';
import { type ArticleValues, articleValues } from './fields.ts';

const SECONDARY = { ar: 'arabicSecondaryText', en: 'secondaryText' } as const;
const LABELS = { ar: 'content.inArabic', en: 'content.inEnglish' } as const;

/** All optional (decision D14). */
export const DisplayFields = ({ form }: { form: UseFormReturn<ArticleValues> }) => {
  const { t } = useTranslation();
  return (
    <details className="[&>:not(summary)]:mx-4 [&>:not(summary)]:mt-0 [&>:not(summary)]:mb-4.5 col-span-full border border-line rounded-[12px]">
      <summary className="min-h-12 py-2.75 px-4 font-strong cursor-pointer">{t('articles.display')}</summary>
      <p className="text-note text-ink-2">{t('articles.displayHint')}</p>
      <Choices
        form={form}
        name="variant"
        label={t('articles.variant')}
        options={ARTICLE_VARIANTS.map((value) => ({ value, text: t(`articles.variants.${value || 'own'}`) }))}
      />
      <Choices
        form={form}
        name="bgColor"
        label={t('articles.bgColor')}
        options={ARTICLE_COLORS.map((value) => ({ value, text: t(`articles.colors.${value || 'none'}`) }))}
      />
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          form={form}
          name={SECONDARY[locale]}
          label={t(LABELS[locale], { field: t('articles.secondaryText') })}
          language={locale}
          max={NAME_MAX}
          isOptional
        />
      ))}
    </details>
  );
};

const COLORED = 'p-4 rounded-ee-[48px]';
const ON_LIGHT = 'text-green-950 [--color-ink-2:var(--color-green-900)] [--color-brand:var(--color-green-900)]';
const COLORS: Readonly<Record<string, string>> = {
  surface: `${COLORED} bg-surface`,
  'green-100': `${COLORED} bg-tint`,
  'green-800': `${COLORED} bg-green-800 text-on-band [--color-ink-2:var(--color-on-band-2)] [--color-brand:var(--color-wheat-300)]`,
  'wheat-300': `${COLORED} bg-wheat-300 ${ON_LIGHT}`,
  'nile-200': `${COLORED} bg-nile-200 ${ON_LIGHT}`,
};

/** Public card (design guide, 8.7): awareness with its own shape and color, climate large. */
export const ArticlePreview = ({ form, locale }: { form: UseFormReturn<ArticleValues>; locale: Locale }) => {
  const values = { ...articleValues(null, 'awareness'), ...useWatch({ control: form.control }) };
  const image = useWatch({ control: form.control, name: 'image' });
  const isClimate = values.type === 'climate';
  const secondary = { ar: values.arabicSecondaryText, en: values.secondaryText };
  const hasSecondary = !isClimate && (secondary.ar || secondary.en) !== '';
  const isEven = values.variant === 'even';
  const color = COLORS[values.bgColor] ?? 'pt-4';
  const shape = isEven ? 'rounded-[8px] rounded-se-[48px] rounded-es-[48px]' : 'kernel-48/8';
  return (
    <div
      className={`${CARD} ${isClimate ? '' : `flex gap-3.5 border-t-2 border-ink ${color}`} ${isEven ? 'flex-col-reverse' : 'flex-col'}`}
    >
      <CardPicture className={isClimate ? 'aspect-16/10 kernel-56/12' : `aspect-square ${shape}`} image={image} focus={values.focus} />
      <div>
        <p className={isClimate ? 'mt-3.5 text-[1.5rem]/[1.35] font-display font-bold' : 'text-[1.25rem]/[1.45] font-semibold'}>
          <CardText locale={locale} texts={{ ar: values.arabicTitle, en: values.title }} />
        </p>
        {hasSecondary && (
          <p className="text-note font-strong text-ink-2">
            <CardText locale={locale} texts={secondary} />
          </p>
        )}
        <p className={`mt-1.5 text-note text-ink-2 ${isClimate ? 'line-clamp-3' : 'line-clamp-2'}`}>
          <CardText locale={locale} texts={{ ar: values.arabicDescription, en: values.description }} />
        </p>
        <CardLink locale={locale} />
      </div>
    </div>
  );
};
