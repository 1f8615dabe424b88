import type { Locale } from '@sanabel/contract/enumerations';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import type { Item } from '../../../kit/data/resources.ts';
import { Choices } from '../../../kit/forms/Choices.tsx';
import { ConflictDialog } from '../../../kit/forms/Conflict.tsx';
import { PictureDetails } from '../../../kit/forms/focus/PictureDetails.tsx';
import { ImageField } from '../../../kit/forms/ImageField.tsx';
import { PreviewDialog } from '../../../kit/forms/preview/PreviewDialog.tsx';
import { ReviewField } from '../../../kit/forms/timing/ReviewField.tsx';
import { useNotifyTimed } from '../../../kit/forms/timing/use-notify-timed.ts';
import { useTimedForm } from '../../../kit/forms/timing/use-timed-form.ts';
import type { ReviewValues } from '../../../kit/forms/timing/values.ts';
import { UnsavedChangesBand } from '../../../kit/forms/unsaved-changes/UnsavedChangesBand.tsx';
import { changesOf, type Picture } from '../../../kit/forms/values.ts';
import { useFormats } from '../../../kit/i18n/format.ts';
import { choicesOf } from '../../../kit/i18n/names.ts';
import { useLanguage } from '../../../kit/language/language.ts';
import { SiteLink } from '../../../kit/publication/SiteLink.tsx';
import { useFormTitle } from '../../../kit/ui/tab-title.ts';
import { VersionsLink } from '../../../kit/versions/VersionsLink.tsx';
import { PreviewRail } from '../preview/Preview.tsx';
import { withVoice } from '../voice/fields.ts';
import { VoiceField } from '../voice/VoiceField.tsx';
import { type Live, LiveRail } from '../writing/LiveText.tsx';
import { ContentDialog } from './ContentDialog.tsx';
import { type ContentFields, choiceFieldsOf, pairsOf } from './fields.ts';
import { LanguageColumn, LanguageTabs } from './Languages.tsx';
import { useFormErrors, useSaveBlocker, wrongOf } from './use-save-blocker.ts';
import '../content.css';

export type ContentName = 'crops' | 'articles';
type ContentValues = Record<string, string | Picture> & { image: Picture };

interface Props<Name extends ContentName, Values extends ContentValues> {
  resource: Name;
  item: Item<Name> | null;
  fields: ContentFields;
  schema: z.ZodType;
  valuesOf: (item: Item<Name> | null) => Values;
  storageKey?: string;
  title: string;
  preview: (form: UseFormReturn<Values>, locale: Locale) => ReactNode;
  /** Opens the item again with the server's version. */
  onReopen: () => void;
  /** Section's own inputs, after the choices. */
  children: (form: UseFormReturn<Values>) => ReactNode;
}

const FROM_TWO_COLUMNS = '(width > 900px)';

/** Returns to the dashboard with its search, filters and pages. */
export const useClose = (): (() => void) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => navigate({ pathname: '/', search });
};

/** Returns to the first page without a search: the new item is there. */
const useCloseAtNew = (): (() => void) => {
  const navigate = useNavigate();
  return () => navigate({ pathname: '/', search: '' });
};

export const ContentForm = <Name extends ContentName, Values extends ContentValues>(props: Props<Name, Values>) => {
  const { resource, item, fields, schema, valuesOf, storageKey, title, preview, onReopen, children } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const locale = useLanguage();
  const pairs = useMemo(() => pairsOf(fields), [fields]);
  const start = pairs[0]?.[locale] as Path<Values>;
  const nameOf = (values: Values): string => String(values[start]);
  const savedName = item ? nameOf(valuesOf(item)) : '';
  const lead = item ? t('content.lastSaved', { name: savedName, when: formats.ago(item.updatedAt) }) : t('content.newLead');
  useFormTitle(title, savedName);
  const close = useClose();
  const closeAtNew = useCloseAtNew();
  const notifyTimed = useNotifyTimed();
  const [shown, setShown] = useState<Locale>(locale);
  const [live, onWrite] = useState<Live | null>(null);
  const { form, unsaved, isDirty, isSaving, submit, conflict, timing } = useTimedForm<Name, Values>({
    resource,
    item,
    valuesOf,
    schema,
    fields,
    picture: 'image' as Path<Values>,
    shouldFocusError: false,
    skipsUnchanged: true,
    ...(storageKey === undefined ? {} : { storageKey }),
    neverAutosaved: NEVER_AUTOSAVED,
    toData: (values, before) => withVoice(changesOf(values, before, 'image')),
    reopen: onReopen,
    onInvalid: () => first && goTo(first.field as Path<Values>, first.language),
    onSaved: (saved, values) => {
      const isUnpublished = values.isDraft === 'true' || values.publishAt !== '';
      const name = nameOf(values);
      notifyTimed(
        values,
        t(isUnpublished ? 'content.savedHidden' : item ? 'content.saved' : 'content.added', { name }),
        saved && { resource, item: saved, name },
      );
      if (item) close();
      else closeAtNew();
    },
  });
  const isUnfinished = timing.mode === 'draft';
  const { isSubmitted } = form.formState;
  const errors = useFormErrors(form, schema);
  const {
    locales,
    first,
    text: blocker,
  } = useSaveBlocker(fields, isUnfinished ? wrongOf(errors) : errors, {
    isDirty,
    isSubmitted,
  });
  const { setFocus } = form;
  const goTo = (field: Path<Values>, language: Locale | null) => {
    if (language) flushSync(() => setShown(language));
    if (field === 'image') document.querySelector<HTMLElement>('.content-rail input[type="file"]')?.focus();
    else setFocus(field);
  };
  const [isPreviewing, setIsPreviewing] = useState(false);
  const image = useWatch({ control: form.control, name: 'image' as Path<Values> });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; on a telephone a focus would bring up the keyboard over the form.
  useEffect(() => {
    if (window.matchMedia(FROM_TWO_COLUMNS).matches) setFocus(start);
  }, []);
  const inputs = (
    <>
      <LanguageTabs locales={locales} shown={shown} pairs={pairs} errors={errors} onShow={setShown} />
      <div className={`content-columns ${resource} grid gap-x-6 gap-y-0 grid-cols-[1fr_1fr] items-start max-tablet:grid-cols-1`}>
        {locales.map((language) => (
          <LanguageColumn
            key={language}
            form={form}
            pairs={pairs}
            locale={language}
            errors={errors}
            isShown={language === shown}
            live={live}
            onWrite={onWrite}
          />
        ))}
      </div>
      <div className="grid gap-x-6 gap-y-4 grid-cols-[1fr_1fr] items-start mt-5 pt-4 border-t-2 border-ink max-wide:grid-cols-1">
        {choiceFieldsOf(fields).map(({ name, label, choices, isWide }) => {
          const input = (
            <Choices key={name} form={form} name={name as Path<Values>} label={t(label)} options={choicesOf(choices, locale)} />
          );
          return isWide ? (
            <div key={name} className="col-span-full">
              {input}
            </div>
          ) : (
            input
          );
        })}
        {children(form)}
        <VoiceField form={form} />
        <ReviewField form={form as unknown as UseFormReturn<ReviewValues>} />
      </div>
    </>
  );
  const picture = (
    <div className="grid gap-4">
      <ImageField form={form} name={'image' as Path<Values>} label={t('forms.image')} rule="content" list={resource} isBare />
      <PictureDetails form={form} list={resource} picture={image} />
    </div>
  );
  if (isPreviewing)
    return (
      <PreviewDialog
        resource={resource}
        itemId={item?.id ?? null}
        title={nameOf(form.getValues())}
        form={form}
        onClose={() => setIsPreviewing(false)}
      >
        {inputs}
        {picture}
      </PreviewDialog>
    );
  return (
    <ContentDialog
      resource={resource}
      title={title}
      lead={unsaved.isOnServer ? t('forms.autosave.besides', { lead, kept: t('forms.autosave.saved') }) : lead}
      siteLink={
        item && (
          <>
            <VersionsLink path={`/${resource}/${item.id}`} placement="head" />
            <SiteLink resource={resource} item={item} name={nameOf(form.getValues())} placement="head" />
          </>
        )
      }
      blocker={blocker}
      isLacking={(isUnfinished || !isSubmitted ? wrongOf(errors) : errors).size > 0}
      timing={timing}
      onPreview={() => setIsPreviewing(true)}
      isSaving={isSaving}
      onSave={submit}
      onClose={close}
      rail={
        <>
          {picture}
          {live && <LiveRail form={form} live={live} />}
          <div className="sticky top-0">
            <PreviewRail>{(language) => preview(form, language)}</PreviewRail>
          </div>
        </>
      }
    >
      <UnsavedChangesBand unsaved={unsaved} />
      {inputs}
      {conflict && <ConflictDialog {...conflict} />}
    </ContentDialog>
  );
};

const NEVER_AUTOSAVED = ['image', 'voiceUrl'] as const;
