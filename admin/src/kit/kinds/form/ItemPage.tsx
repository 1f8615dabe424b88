import { otherLocale } from '@sanabel/brand/locales';
import type { Entity } from '@sanabel/contract/entities/entity';
import { filesOf } from '@sanabel/contract/entities/entity';
import { personalErrors } from '@sanabel/contract/entities/persons';
import { unfinishedInput } from '@sanabel/contract/entities/timing';
import type { FieldError } from '@sanabel/contract/errors';
import { formPath, type ItemKind } from '@sanabel/contract/kinds/index';
import { fieldErrorMessage } from '@sanabel/contract/messages/items';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type * as z from 'zod';
import type { Item } from '../../data/resources.ts';
import { ConflictDialog } from '../../forms/Conflict.tsx';
import { LanguageNotes } from '../../forms/counterpart/LanguageNotes.tsx';
import { FormFoot } from '../../forms/FormFoot.tsx';
import { fieldName, type NamedFields } from '../../forms/field-names.ts';
import { FORM_FIELDS } from '../../forms/kind-fields.ts';
import { PreviewDialog } from '../../forms/preview/PreviewDialog.tsx';
import { SavingForm } from '../../forms/SavingForm.tsx';
import { ReviewField } from '../../forms/timing/ReviewField.tsx';
import { TimingResult } from '../../forms/timing/TimingLine.tsx';
import { useNotifyTimed } from '../../forms/timing/use-notify-timed.ts';
import { useScheduleFormat } from '../../forms/timing/use-schedule-format.ts';
import { useTimedForm } from '../../forms/timing/use-timed-form.ts';
import type { ReviewValues } from '../../forms/timing/values.ts';
import { UnsavedChangesBand } from '../../forms/unsaved-changes/UnsavedChangesBand.tsx';
import { HelpButton } from '../../help/HelpButton.tsx';
import { useFormats, useTimeFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../language/language.ts';
import { SiteLink } from '../../publication/SiteLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePageTitle } from '../../ui/tab-title.ts';
import { VersionsLink } from '../../versions/VersionsLink.tsx';
import { entityOf, itemTitle } from '../item-title.ts';

import { kindWithTexts } from '../texts.ts';
import { Blocks } from './Blocks.tsx';
import type { FormExtension } from './extension.ts';
import { DeclaredForm, setValue } from './field.tsx';
import { LanguageHeads, useMissing } from './Heads.tsx';
import { layoutOf, namesIn } from './layout.ts';
import { Rail } from './Rail.tsx';
import { useFormTexts } from './texts.ts';
import { type Blocker, useBlocker } from './use-blocker.ts';
import { copiedValues, kindChanges, kindValues, timeProblems, type Values } from './values.ts';
import '../../forms/forms.css';

interface Props {
  name: ItemKind;
  item: Item<ItemKind> | null;
  /** Fills a new item in. */
  copied: Item<ItemKind> | null;
  extension: FormExtension;
  onReopen: () => void;
  onClose: () => void;
}

/** Wide enough for a keyboard that covers nothing. */
const FROM_TWO_COLUMNS = '(width > 900px)';

export const ItemPage = ({ name, item, copied, extension, onReopen, onClose }: Props) => {
  const kind = kindWithTexts(name);
  const { fields } = kind;
  const entity = entityOf(name) as Entity & { input: z.ZodObject };
  const { t } = useTranslation();
  const texts = useFormTexts();
  const locale = useLanguage();
  const formats = useFormats();
  const timeFormat = useTimeFormat();
  const notifyTimed = useNotifyTimed();
  const id = useId();
  const { search } = useLocation();
  const frame = useRef<HTMLFormElement>(null);
  const named = FORM_FIELDS[name] as NamedFields;
  const layout = useMemo(() => layoutOf(kind), [kind]);
  const blocks = [...layout.texts, ...layout.shared];
  const order = blocks.flatMap(namesIn);
  const pairs = blocks.filter((block) => block.kind === 'pair');
  const locales = pairs.some(({ field }) => field.isArabicFirst) ? (['ar', 'en'] as const) : [locale, otherLocale(locale)];
  const schema = useMemo(() => entity.input.strip(), [entity]);
  const unfinished = useMemo(() => unfinishedInput(entity.input), [entity]);
  const picture = filesOf(entity).find(({ isRequired }) => isRequired)?.field;
  const nameOf = (values: object): string => itemTitle(name, values, locale);
  const sentencesOf = (fieldErrors: readonly FieldError[]): Record<string, string> =>
    Object.fromEntries(fieldErrors.map((fieldError) => [fieldError.field, fieldErrorMessage(fieldError, locale)]));
  const timeErrors = (values: Readonly<Record<string, unknown>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(timeProblems({ ...kind, ...entity }, values, item ?? {})).map(([field, code]) => [
        field,
        code === 'past' ? texts.past : fieldErrorMessage({ field, code }, locale),
      ]),
    );
  const check = (values: Readonly<Record<string, unknown>>): Record<string, string> => ({
    ...(values.isDraft === 'true' ? {} : sentencesOf(personalErrors(kind, values))),
    ...timeErrors(values),
  });
  const goTo = (field: string): void => {
    const own = frame.current?.querySelector<HTMLElement>(`[name="${field}"]:not([type="hidden"])`);
    const first = frame.current?.querySelector(`[data-fields~="${field}"]`)?.querySelector<HTMLElement>('input, textarea, select, button');
    (own ?? first)?.focus();
  };
  const { form, unsaved, isDirty, isSaving, submit, conflict, timing } = useTimedForm<ItemKind, Values>({
    resource: name,
    item,
    valuesOf: (shown) => kindValues({ ...kind, ...entity }, shown),
    schema,
    fields: named,
    ...(picture === undefined ? {} : { picture }),
    check: (values) => check(values),
    endsByItself: kind.validity !== undefined,
    shouldFocusError: false,
    skipsUnchanged: true,
    neverAutosaved: useMemo(() => filesOf(entity).map(({ field }) => field), [entity]),
    toData: (values, before) => kindChanges({ ...kind, ...entity }, values, before),
    reopen: onReopen,
    onInvalid: (errors) => {
      const first = order.find((field) => field in errors);
      if (first !== undefined) goTo(first);
    },
    onSaved: (saved, values) => {
      const isUnpublished = values.isDraft === 'true' || values.publishAt !== '';
      const title = nameOf(values) || t('common.untitled');
      notifyTimed(
        values,
        t(isUnpublished ? 'content.savedHidden' : item ? 'content.saved' : 'content.added', { name: title }),
        saved && { resource: name, item: saved, name: title },
      );
      onClose();
    },
  });
  const values = useWatch({ control: form.control });
  const personal = sentencesOf(personalErrors(kind, values));
  const isDraft = timing.mode === 'draft';
  const blocker = useBlocker(form, order, { schema: isDraft ? unfinished : schema, isDraft, picture, check });
  const missing = useMissing(form, pairs);
  const later = missing('en').filter(({ field, ar }) => field.isArabicFirst && String(form.getValues(ar) ?? '').trim() !== '');
  const [isPreviewing, setIsPreviewing] = useState(false);
  const formatTime = useScheduleFormat();
  const ends = kind.validity ? String(values[kind.validity.until] ?? '') : '';
  const { labels } = kind;
  const title = item ? nameOf(item) || t('common.untitled') : texts.newTitle(labels[locale].one, kind.isFeminine);
  usePageTitle(title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; on a telephone a focus would bring up the keyboard over the form.
  useEffect(() => {
    // Set like typed text, so that it is kept as a draft.
    if (copied) for (const [field, value] of Object.entries(copiedValues({ ...kind, ...entity }, copied))) setValue(form, field, value);
    if (!item && order[0] !== undefined && window.matchMedia(FROM_TWO_COLUMNS).matches) goTo(order[0]);
  }, []);
  const lead = item ? texts.savedLead(timeFormat.inside(item.updatedAt)) : texts.newLead;
  const [personalField] = Object.keys(personal);
  const personalNote = (name: string): string => `${fieldName(named, t, name)}: ${personal[name]}`;
  const blockedBy = ({ name: field, isMissing }: Blocker): string =>
    field in personal ? personalNote(field) : t(isMissing ? 'forms.stillMissing' : 'content.wrong', { field: fieldName(named, t, field) });
  const lacking = blocker ? blockedBy(blocker) : personalField === undefined ? null : personalNote(personalField);
  const note = lacking ?? (item && !isDirty ? t('content.nothingChanged') : null);
  const inputs = (
    <DeclaredForm form={form} fields={fields} problems={{ ...personal, ...timeErrors(values) }}>
      <div className="@container/kind-form grid gap-4.5">
        <LanguageHeads pairs={layout.texts} locales={locales} />
        <Blocks blocks={layout.texts} locales={locales} />
        {layout.texts.length > 0 && (
          <div className="grid gap-x-6 gap-y-2 grid-cols-2 items-start @max-[560px]/kind-form:grid-cols-1">
            {locales.map((one) => (
              <LanguageNotes key={one} form={form} locale={one} position="foot" />
            ))}
          </div>
        )}
        {layout.shared.length > 0 && (
          <div className="pt-5 border-t-2 border-ink">
            <Blocks blocks={layout.shared} locales={locales} />
          </div>
        )}
        {kind.hasReview && <ReviewField form={form as unknown as UseFormReturn<ReviewValues>} />}
      </div>
    </DeclaredForm>
  );
  const { Lead, Acts } = extension;
  return (
    <>
      <header className="page-head flex gap-x-4 gap-y-1 items-center max-tablet:flex-wrap max-tablet:items-start max-tablet:gap-x-2.5 mb-4">
        <Link
          className="button quiet ms-0! flex-none max-tablet:w-11 max-tablet:px-0"
          to={{ pathname: formPath(name), search }}
          aria-label={texts.back(labels[locale].list)}
        >
          <Icon name="forward" size={18} />
          <span className="max-tablet:hidden">{labels[locale].list}</span>
        </Link>
        <div className="min-w-0 flex-1">
          <h1 id={id} className="wrap-anywhere">
            {title}
          </h1>
          <p className="text-note text-ink-2">
            {unsaved.isOnServer ? t('forms.autosave.besides', { lead, kept: t('forms.autosave.saved') }) : lead}
          </p>
        </div>
        <div className="flex gap-x-2 items-center ms-auto max-tablet:basis-full">
          {item && Acts && <Acts form={form} />}
          {item && (
            <>
              <VersionsLink path={`${formPath(name)}/${item.id}`} placement="head" />
              <SiteLink resource={name} item={item} name={title} placement="head" />
            </>
          )}
          <HelpButton of={name} />
        </div>
      </header>
      <SavingForm ref={frame} className="-mb-20 max-laptop:-mb-16" aria-labelledby={id} aria-busy={isSaving} onSave={submit}>
        <div className="grid gap-5.5 grid-cols-[minmax(0,1fr)_316px] max-roomy:grid-cols-[minmax(0,1fr)] items-start">
          <div className="card px-6 pb-6.5 max-tablet:px-4">
            <div className="pt-4 empty:hidden">
              <UnsavedChangesBand unsaved={unsaved} />
            </div>
            {Lead && <Lead form={form} isNew={item === null} />}
            {isPreviewing ? (
              <PreviewDialog resource={name} itemId={item?.id ?? null} title={title} form={form} onClose={() => setIsPreviewing(false)}>
                {inputs}
              </PreviewDialog>
            ) : (
              inputs
            )}
            {conflict && <ConflictDialog {...conflict} />}
          </div>
          {!isPreviewing && (
            <Rail isReady={blocker === null} resource={name} itemId={item?.id ?? null} title={title} form={form}>
              {ends && <p className="mt-2.5 pt-2.5 border-t border-line text-ink-2">{texts.ends(formatTime(ends))}</p>}
            </Rail>
          )}
        </div>
        <div
          className={`sticky bottom-0 z-3 -mx-8 mt-5 max-laptop:-mx-4 border-t border-line bg-surface [&_.timing]:border-0 ${timing.mode === 'time' ? '' : 'roomy:[&>.form-foot]:flex roomy:[&>.form-foot>:last-child]:flex-1 roomy:[&>.form-foot>:last-child]:border-0'}`}
        >
          <FormFoot
            save={t('content.save')}
            isSaving={isSaving}
            isBlocked={blocker !== null || (item !== null && !isDirty)}
            note={
              !isSaving &&
              (note ? (
                <>
                  {lacking !== null && <Icon className="text-danger" name="warning" size={18} />} {note}
                </>
              ) : (
                <>
                  <TimingResult>{timing.result}</TimingResult>
                  {later.length > 0 && (
                    <span className="text-wheat-800">{texts.later(formats.list(later.map(({ field }) => field.label[locale])))}</span>
                  )}
                </>
              ))
            }
            isNoteUsual={lacking === null && later.length === 0 && timing.mode === 'now'}
            timing={timing}
            onPreview={() => setIsPreviewing(true)}
          />
        </div>
      </SavingForm>
    </>
  );
};
