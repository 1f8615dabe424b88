import { PUBLIC_NAMES } from '@sanabel/contract/entities/index';
import type { WithStaleness } from '@sanabel/contract/entities/languages';
import { unfinishedInput } from '@sanabel/contract/entities/timing';
import { fieldErrorMessage } from '@sanabel/contract/messages/items';
import { stateAt, type Timing } from '@sanabel/contract/states';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useSaveContext } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ZodObject, type ZodType } from 'zod';
import { ApiError } from '../data/api-error.ts';
import type { EditableName, Item } from '../data/resources.ts';
import { FIGURES_KEY } from '../data/use-figures.ts';
import { useBanner, useShowFailure } from '../feedback/failures.tsx';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { useFormats } from '../i18n/format.ts';
import { useLanguage } from '../language/language.ts';
import { highlightAdded } from '../lists/just-added.ts';
import { usePublication } from '../publication/use-publication.ts';
import { useAfterPictures } from '../upload/picture.ts';
import { type Choices, type ConflictFacts, fieldsInConflict, isSavedAlready, joined } from './conflict.ts';
import { countPlaceholders } from './counterpart/placeholders.ts';
import { sentStaleness, stalenessValues } from './counterpart/staleness.ts';
import { fieldName, isLanguageState, type NamedFields } from './field-names.ts';
import { lastChangeOf } from './last-change.ts';
import { useScheduleFormat } from './timing/use-schedule-format.ts';
import { useTimedChange } from './timing/use-timed-change.ts';
import {
  dataForLater,
  isTimed,
  reviewValues,
  saysTime,
  stateOfValues,
  type TimingValues,
  timingErrorOf,
  timingValues,
  withoutNothing,
} from './timing/values.ts';
import { changedFields } from './unsaved-changes/browser-store.ts';
import { autosavePathOf } from './unsaved-changes/server-store.ts';
import { useUnsavedChanges } from './unsaved-changes/use-unsaved-changes.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePresent } from './use-present.ts';
import { useRestored } from './use-restored.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { resolverOf, showFieldErrors } from './values.ts';

interface Failure {
  error: unknown;
  /** The server's messages are at their fields already. */
  isShown: boolean;
  retry: () => void;
}

export interface ResourceFormOptions<Name extends EditableName, Values extends FieldValues> {
  resource: Name;
  /** The version that the editor saw; null for a new item. */
  item: Item<Name> | null;
  valuesOf: (item: Item<Name> | null) => Values;
  schema: ZodType;
  /** Names the fields in which another editor's version differs. */
  fields?: NamedFields;
  /** Field of a required picture. */
  picture?: Path<Values>;
  /** Finds errors that the schema does not, in drafts too. */
  check?: (values: Values) => Partial<Record<keyof Values & string, string>>;
  mode?: UseFormProps<Values>['mode'];
  shouldFocusError?: boolean;
  skipsUnchanged?: boolean;
  /** Key of its unsaved changes in the browser. */
  storageKey?: string;
  /** Fields that autosave leaves out, such as a password; pass a stable array. */
  neverAutosaved?: readonly string[];
  /** Returns the data to send. `before` holds the values that the editor saw; null for a new item or to overwrite everything. */
  toData: (values: Values, before: Values | null) => object;
  onSaved: (saved: Item<Name> | null, values: Values) => unknown;
  /** Returns the item of a form that stays open after a save. Omitted, the form is left. */
  stayWith?: (saved: Item<Name> | null) => Item<Name> | null;
  /** Title of an alert about missing fields; the first wrong one gets the focus. */
  incomplete?: string;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** Replaces the banner, which shows an error unless the fields do. */
  onFailure?: (failure: Failure) => unknown;
  /** Opens the item again after a conflict, and offers what was typed. Omitted, the newer version replaces the values in place. */
  reopen?: () => void;
}

/** The present form on top of what another editor saved meanwhile in other fields. */
interface Merge<Name extends EditableName, Values> {
  newest: Item<Name>;
  values: Values;
  before: Values;
  fields: readonly string[];
}

/**
 * Saves through the surrounding `CreateBase` or `EditBase`. react-admin's `<Form>` supports no autosave, no conflicts and no server
 * messages at fields, and warns about unsaved changes in the browser's dialog.
 */
export const useResourceForm = <Name extends EditableName, Values extends FieldValues>(options: ResourceFormOptions<Name, Values>) => {
  const { resource, item, schema, picture, stayWith, onFailure } = options;
  const hasTiming = isTimed(resource);
  const valuesOf = (one: Item<Name> | null): Values => {
    const values = options.valuesOf(one);
    if (!hasTiming) return values;
    return {
      ...values,
      ...timingValues(one as Timing | null),
      ...reviewValues(resource, one),
      ...stalenessValues(one as WithStaleness | null),
    };
  };
  const toData = (values: Values, before: Values | null, over: Item<Name> | null): object => {
    if (!hasTiming) return options.toData(values, before);
    // Compare with the scheduled changes, since the server has them.
    const from = before && { ...before, ...loaded };
    const data = sentStaleness(options.toData(values, from), values, from);
    const { changesAt } = values as unknown as TimingValues;
    if (changesAt) return dataForLater(data, changesAt, from);
    const { changesAt: _, ...now } = data as Partial<TimingValues>;
    if (!over) return withoutNothing(now);
    // An empty time publishes the scheduled changes with this save.
    return { ...now, ...(offlineOf(values, over) === 'scheduled' ? { takeOffline: true } : {}), ...(loaded ? { changesAt: '' } : {}) };
  };
  const unfinished = useMemo(() => (schema instanceof ZodObject ? unfinishedInput(schema) : schema), [schema]);
  const { t } = useTranslation();
  const locale = useLanguage();
  const formats = useFormats();
  const { alert, confirm } = useConfirm();
  const formatTime = useScheduleFormat();
  const banner = useBanner();
  const showFailure = useShowFailure();
  const notify = useNotify();
  const { refreshPublication } = usePublication();
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const saveContext = useSaveContext();
  // Version that the editor saw: a background read must not hide another editor's save.
  const [seen, setSeen] = useState(item);
  const [conflict, setConflict] = useState<ConflictFacts | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);
  /** The last attempt got no answer: it may have been carried out. */
  const isUncertain = useRef(false);
  /** Returns errors that no schema finds in an item to publish: a missing picture, and texts with placeholders. */
  const unfinishedFields = (values: Values): Partial<Record<keyof Values & string, string>> => {
    const found = options.check?.(values) ?? {};
    if (values.isDraft === 'true') return found;
    const texts = hasTiming ? Object.keys(values).filter((name) => countPlaceholders(values[name]) > 0) : [];
    const missing = picture !== undefined && !values[picture] ? [[picture, t('forms.imageRequired')]] : [];
    return { ...Object.fromEntries([...missing, ...texts.map((name) => [name, t('forms.counterpart.unfinished')])]), ...found };
  };
  const form = useForm<Values>({
    defaultValues: valuesOf(item) as DefaultValues<Values>,
    resolver: (values, ...rest) =>
      resolverOf<Values>(values.isDraft === 'true' ? unfinished : schema, locale, unfinishedFields, fieldErrorMessage)(values, ...rest),
    mode: options.mode ?? 'onTouched',
    shouldFocusError: options.shouldFocusError ?? true,
  });
  const { restored, forget } = useRestored(form, item && ((version) => options.valuesOf({ ...item, ...version })));
  const { isDirty, dirtyFields, isSubmitted } = form.formState;
  const storageKey = options.storageKey ?? `${resource}.${item?.id ?? 'new'}`;
  const path = useMemo(() => autosavePathOf(resource, item, storageKey), [resource, item, storageKey]);
  const basedOn = seen && 'updatedAt' in seen ? String(seen.updatedAt) : null;
  const { canWait, loaded, unload, timed } = useTimedChange({
    ...{ form, resource, seen, setSeen, valuesOf, fields: options.fields ?? NO_FIELDS },
    publish: () => void send(form.getValues(), seen, null, { changesAt: '' }),
  });
  const unsavedChanges = useUnsavedChanges({ form, storageKey, path, basedOn, loaded, except: options.neverAutosaved ?? NOTHING });
  const unsaved = { ...unsavedChanges, present: usePresent(path), restored, timed };
  const changed = Object.keys(dirtyFields).filter((name) => !saysTime(name) && form.getValues(name as Path<Values>) !== loaded?.[name]);
  const lost = changed.filter((name) => name === picture || options.neverAutosaved?.includes(name));
  const changesAt: unknown = form.getValues('changesAt' as Path<Values>);
  /** A time was chosen, but no change that it would publish. */
  const isTimeAlone = changed.length === 0 && (!seen || (loaded ? changesAt === timed?.change.at : Boolean(changesAt)));
  const isWhole = changed.length > 0 && lost.length === 0;
  const guard = useLeaveGuard(isDirty && !isTimeAlone, isWhole ? { isKept: true } : { body: t(unsavedBody(lost.length, changed.length)) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences at the fields follow the language.
  useEffect(() => {
    if (isSubmitted) void form.trigger();
  }, [locale]);

  const namesOf = (names: readonly string[]): string =>
    formats.list([...new Set(names.map((name) => fieldName(options.fields ?? NO_FIELDS, t, name)))]);

  /** Rejects on failure, which react-admin's save passes to `onError` alone. `meta.version` becomes the `If-Match` header. */
  const store = async (data: object, version: string | undefined): Promise<Item<Name> | null> => {
    let saved: Item<Name> | null = null;
    const failures: unknown[] = [];
    await saveContext.save?.(data, {
      ...(version === undefined ? {} : { meta: { version } }),
      onSuccess: (record: Item<Name>) => {
        saved = record;
      },
      onError: (error: unknown) => void failures.push(error),
    });
    if (failures.length > 0) throw failures[0];
    return saved;
  };
  const newestItem = async (id: Item<Name>['id']): Promise<Item<Name>> => (await dataProvider.getOne<Item<Name>>(resource, { id })).data;
  /** Adds the item once. If an earlier attempt without an answer created it, updates that one with the changes made since. */
  const add = async (data: object, values: Values): Promise<Item<Name> | null> => {
    try {
      return await store({ ...data, idempotencyKey: unsaved.key() }, undefined);
    } catch (error) {
      const id = error instanceof ApiError && error.code === 'SENT_BEFORE' && Object.keys(error.fields)[0]?.split('/')[1];
      if (!id) throw error;
      const made = await newestItem(id);
      const changes = toData(values, valuesOf(made), made);
      if (Object.keys(changes).length === 0) return made;
      return (await dataProvider.update<Item<Name>>(resource, { id, data: changes, previousData: made })).data;
    }
  };
  const finish = async (saved: Item<Name> | null, values: Values, sent: Values): Promise<void> => {
    isUncertain.current = false;
    forget();
    unload();
    const late = changedFields(form.getValues(), sent);
    unsaved.settle(sent);
    if (stayWith) {
      const next = stayWith(saved);
      setSeen(next);
      form.reset(valuesOf(next));
      // Typed during the request.
      for (const [name, value] of Object.entries(late))
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    } else guard.allow();
    if (isPublic(resource)) void refreshPublication();
    if (hasTiming) void client.invalidateQueries({ queryKey: FIGURES_KEY });
    if (saved && !item) highlightAdded(saved.id);
    const refreshed = client.invalidateQueries({ queryKey: [resource] });
    if (stayWith) await refreshed;
    await options.onSaved(saved, values);
  };
  /** Shows the conflict even if the newer version cannot be read. */
  const tellConflict = async (values: Values, sent: Values, isRepeated: boolean): Promise<Merge<Name, Values> | undefined> => {
    if (!seen) return;
    const [by, newest] = await Promise.all([lastChangeOf(resource, seen.id), newestItem(seen.id).catch(() => null)]);
    const [before, mine] = [valuesOf(seen), form.getValues()];
    const theirs = newest ? valuesOf(newest) : before;
    // Our own earlier attempt was carried out.
    if (newest && isRepeated && isSavedAlready(before, theirs, mine)) {
      await finish(newest, values, sent);
      return;
    }
    const facts = fieldsInConflict(before, theirs, mine);
    // Nothing contradicts: both changes are kept without a question.
    if (newest && facts.theirs.length > 0 && facts.both.length === 0)
      return { newest, values: joined(before, theirs, values), before: theirs, fields: facts.theirs };
    setConflict({ by, ...facts, values: { seen: before, newest: theirs, mine } });
  };
  const fail = async (error: unknown, values: Values, sent: Values, retry: () => void): Promise<Merge<Name, Values> | undefined> => {
    const isRepeated = isUncertain.current;
    isUncertain.current = error instanceof ApiError && error.status === 0;
    if (seen && error instanceof ApiError && error.code === 'OUTDATED') return tellConflict(values, sent, isRepeated);
    const refused = showFieldErrors(form, error);
    const isShown = refused.length > 0;
    // react-hook-form cannot focus the picture's field.
    if (refused[0] === picture) document.querySelector<HTMLElement>('.image-field input[type="file"]')?.focus();
    if (onFailure) onFailure({ error, isShown, retry });
    else if (!isShown) showFailure(error, retry, { title: t('forms.notSaved') });
    if (isShown)
      banner.show({
        title: t('forms.notSaved'),
        message: t('forms.refused', { fields: namesOf(refused) }),
      });
  };
  /** Returns the state in which a save would take a live item off the site, or null. */
  const offlineOf = (values: Values, over: Item<Name> | null): 'draft' | 'scheduled' | null => {
    if (!hasTiming || !over || stateAt(over as Timing, Date.now()) !== 'live') return null;
    const state = stateOfValues(values as unknown as TimingValues);
    return state === 'draft' || state === 'scheduled' ? state : null;
  };
  const mayGoOffline = async (values: Values): Promise<boolean> => {
    const state = offlineOf(values, seen);
    if (state === null) return true;
    return confirm({
      title: t('forms.timing.offline.title'),
      body: t(`forms.timing.offline.${state}`, { when: state === 'draft' ? '' : formatTime(String(values.publishAt)) }),
      confirmLabel: t(`forms.timing.offline.confirm.${state}`),
      isDangerous: true,
    });
  };
  const send = async (values: Values, over: Item<Name> | null, before: Values | null, fields?: object): Promise<void> => {
    if (isBusy.current || !(await mayGoOffline(values))) return;
    isBusy.current = true;
    setIsSaving(true);
    setConflict(null);
    banner.dismiss();
    const sent = { ...form.getValues() };
    let merge: Merge<Name, Values> | undefined;
    const slow = setTimeout(() => banner.show({ message: t('forms.slow') }), SLOW_MS);
    try {
      // Send all fields with the version: the server takes files, which the form does not send, from it.
      const data = fields ?? (restored ? { ...toData(values, null, over), version: restored.id } : toData(values, before, over));
      const saved = await (over ? store(data, over.updatedAt) : add(data, values));
      await finish(saved, values, sent);
    } catch (error) {
      // Load the scheduled changes first: their errors would make no sense beside the item's present text.
      if (fields && error instanceof ApiError && error.status === 400) timed?.load();
      merge = await fail(error, values, sent, () => void send(form.getValues(), over, before, fields));
    } finally {
      clearTimeout(slow);
      banner.dismiss(t('forms.slow'));
      isBusy.current = false;
      setIsSaving(false);
    }
    if (!merge) return;
    const names = namesOf(merge.fields.filter((name) => !isLanguageState(name)));
    setSeen(merge.newest);
    await send(merge.values, merge.newest, merge.before);
    notify(t('forms.merged', { fields: names }), { type: 'success', autoHideDuration: MERGED_SHOWN_MS });
  };
  const complain = (errors: FieldErrors<Values>): void => {
    options.onInvalid?.(errors);
    const isIncomplete = Object.entries(errors).some(([name, error]) => name === picture || error?.type === 'required');
    const first = Object.keys(form.getValues()).find((name) => name in errors) as Path<Values> | undefined;
    const named = Object.keys(form.getValues()).filter((name) => name in errors);
    const body = namesOf(named);
    if (options.incomplete && isIncomplete) void alert({ title: options.incomplete, body }).then(() => first && form.setFocus(first));
  };
  const submit = useAfterPictures(() => {
    if (isBusy.current || form.formState.isSubmitting) return;
    if (hasTiming && timingErrorOf(form.getValues() as unknown as TimingValues, form.formState.defaultValues as Partial<TimingValues>))
      return;
    if (hasTiming && form.getValues('changesAt' as Path<Values>) && Object.keys(dirtyFields).every(saysTime)) return;
    void form.handleSubmit((values) => {
      if (isDirty || !options.skipsUnchanged) return send(values, seen, seen && valuesOf(seen));
    }, complain)();
  });
  useSaveShortcut(submit);

  const withNewest = (then: (newest: Item<Name>) => unknown) => async (): Promise<void> => {
    if (!seen) return;
    try {
      const newest = await newestItem(seen.id);
      setConflict(null);
      setSeen(newest);
      await then(newest);
    } catch (error) {
      setConflict(null);
      showFailure(error, undefined, { title: t('forms.notSaved') });
    }
  };
  const reloadValues = withNewest((newest) => {
    unsaved.setAside();
    unload();
    form.reset(valuesOf(newest));
  });
  const reopen = () => {
    void unsaved.flush();
    options.reopen?.();
  };
  return {
    form,
    /** The item is on the site, so its changes can be scheduled. */
    canWait,
    unsaved,
    isDirty,
    isSaving,
    submit,
    conflict: conflict && {
      ...conflict,
      resource,
      fields: options.fields ?? NO_FIELDS,
      isSaving,
      onKeep: () => setConflict(null),
      onReload: options.reopen ? reopen : () => void reloadValues(),
      onJoin: (choices: Choices) => {
        const before = seen && valuesOf(seen);
        void withNewest((newest) => {
          const now = valuesOf(newest);
          return form.handleSubmit((values) => send(before ? joined(before, now, values, choices) : values, newest, now), complain)();
        })();
      },
      onOverwrite: () => void withNewest((newest) => form.handleSubmit((values) => send(values, newest, null), complain)())(),
    },
  };
};

const SLOW_MS = 8_000;
const MERGED_SHOWN_MS = 15_000;
const NO_FIELDS: NamedFields = {};
const NOTHING: readonly string[] = [];

const unsavedBody = (lost: number, changed: number) => {
  if (changed === 0) return 'forms.unsavedTime';
  return lost === changed ? 'forms.unsavedLost' : 'forms.unsavedPartly';
};

const isPublic = (resource: EditableName): boolean => PUBLIC_NAMES.some((name) => name === resource);
