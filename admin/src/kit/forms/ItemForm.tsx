import { ENTITIES } from '@sanabel/contract/entities/index';
import type { NameWith, OrderedName } from '@sanabel/contract/kinds/index';
import type { ParseKeys } from 'i18next';
import { type ComponentType, useMemo, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Item } from '../data/resources.ts';
import { useFailureMessage, useShowFailure } from '../feedback/failures.tsx';
import { useConfirm } from '../feedback/use-confirm.tsx';
import { fieldLabel } from '../kinds/texts.ts';
import { useLanguage } from '../language/language.ts';
import { localised } from '../language/localised.tsx';
import { SiteLink } from '../publication/SiteLink.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { useFormTitle } from '../ui/tab-title.ts';
import { VersionsLink } from '../versions/VersionsLink.tsx';
import { Conflict } from './Conflict.tsx';
import { FormFoot } from './FormFoot.tsx';
import type { NamedFields } from './field-names.ts';
import type { PictureList } from './focus/crops.ts';
import { ImageField } from './ImageField.tsx';
import { ItemFields } from './ItemFields.tsx';
import { FORM_FIELDS } from './kind-fields.ts';
import { PreviewDialog } from './preview/PreviewDialog.tsx';
import { SavingForm } from './SavingForm.tsx';
import type { TextInputs } from './TextField.tsx';
import { TimingResult } from './timing/TimingLine.tsx';
import { useNotifyTimed } from './timing/use-notify-timed.ts';
import { useTimedForm } from './timing/use-timed-form.ts';
import { UnsavedChangesBand } from './unsaved-changes/UnsavedChangesBand.tsx';
import { changesOf, textsOf } from './values.ts';
import './forms.css';

export const ITEM_FORM_TITLE = 'item-form-title';

export const editLinkId = (id: string): string => `edit-${id}`;

/** Replaces the id in the address while a new item is added. */
const NEW = 'new';

/** Lists whose items are called by a name in both languages. */
export type ItemFormResource = NameWith<'isPerson'> & OrderedName;

export const useNameOf = () => {
  const locale = useLanguage();
  return ({ name, arabicName }: Item<ItemFormResource>): string => localised(name, arabicName, locale).text;
};

/** Reads from the address which form is open, and leads to others. */
export const useFormRoute = (resource: ItemFormResource) => {
  const { id: opened } = useParams();
  const id = opened === NEW ? undefined : opened;
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    id,
    isOpen: opened !== undefined,
    pathOf: (other: string) => ({ pathname: `/${resource}/${other}`, search }),
    /** Returns to the list and focuses the link that opened the form. */
    close: () => {
      if (id !== undefined) document.getElementById(editLinkId(id))?.focus();
      navigate({ pathname: `/${resource}`, search });
    },
  };
};

export interface ItemFormProps<Name extends ItemFormResource> {
  item: Item<Name> | null;
  onClose: () => void;
}

interface Props<Name extends ItemFormResource, Values extends FieldValues> extends ItemFormProps<Name> {
  resource: Name;
  /** Sentences of the specification. */
  texts: { incomplete: string; addFailed: string };
  pictureClass?: string;
  /** Shapes that the site shows of the picture. */
  shapes?: { list: PictureList };
  Preview: ComponentType<{ form: UseFormReturn<Values> }>;
  /** Fields that the section draws. */
  Details?: ComponentType<{ form: UseFormReturn<Values> }>;
}

/** Form over its list: a picture, texts in both languages, and the item as the site shows it. */
export const ItemForm = <Name extends ItemFormResource, Values extends FieldValues>(props: Props<Name, Values>) => {
  const { texts, pictureClass, shapes, Preview, Details, onClose } = props;
  const { resource, item }: { resource: ItemFormResource; item: Item<ItemFormResource> | null } = props;
  const { t } = useTranslation();
  const nameOf = useNameOf();
  const notifyTimed = useNotifyTimed();
  const { alert } = useConfirm();
  const messageOf = useFailureMessage();
  const showFailure = useShowFailure();
  const { input, files } = ENTITIES[resource];
  const fields = FORM_FIELDS[resource] as TextInputs<Values> & NamedFields;
  const { field: file } = files[0];
  const schema = useMemo(() => input.strip(), [input]);
  const { form, submit, isSaving, unsaved, conflict, timing } = useTimedForm<Name, Values>({
    resource: props.resource,
    item: props.item,
    valuesOf: (shown) => textsOf({ ...fields, [file]: null }, shown as Record<string, string> | null) as unknown as Values,
    schema,
    fields,
    picture: file as Path<Values>,
    toData: (values) => changesOf(values, null, file),
    incomplete: texts.incomplete,
    stayWith: () => null,
    onSaved: (saved, values) => {
      notifyTimed(values, t(`${resource}.${item ? 'saved' : 'added'}`), saved && { resource, item: saved, name: nameOf(saved) });
      onClose();
    },
    onFailure: ({ error, isShown, retry }) => {
      if (!item) void alert({ title: texts.addFailed, body: messageOf(error) });
      else if (!isShown) showFailure(error, retry, { title: t('forms.notSaved') });
    },
  });
  const isEditing = item !== null;
  const title = item ? t(`${resource}.editTitle`, { name: nameOf(item) }) : t(`${resource}.addTitle`);
  useFormTitle(isEditing ? title : null);
  const children = (
    <ItemFields
      form={form}
      picture={
        <div className={pictureClass}>
          <ImageField form={form} name={file as Path<Values>} label={t(fieldLabel(resource, file))} rule="any" {...shapes} />
          <p className="mt-1.5 text-note text-ink-2">{t(`${fieldLabel(resource, file)}Hint` as ParseKeys)}</p>
        </div>
      }
      fields={fields}
      preview={<Preview form={form} />}
    >
      {Details && <Details form={form} />}
    </ItemFields>
  );
  const isIdle = isEditing && !form.formState.isDirty;
  const [isPreviewing, setIsPreviewing] = useState(false);
  return (
    <SavingForm
      className="item-form grid grid-cols-[minmax(0,1fr)] max-laptop:flex-[1_0_auto] max-laptop:grid-rows-[1fr_auto]"
      aria-busy={isSaving}
      onSave={submit}
    >
      <div className="grid gap-4 content-start py-5.5 px-6 max-tablet:py-3 max-tablet:px-4">
        <header className="item-form-head form-head flex gap-3 items-center">
          <h2 id={ITEM_FORM_TITLE} className="m-0 text-[1.125rem] wrap-anywhere">
            {title}
          </h2>
          {item && <VersionsLink path={`/${resource}/${item.id}`} placement="head" />}
          {item && <SiteLink resource={resource} item={item} name={nameOf(item)} placement="head" />}
          <IconButton className="ms-auto" icon="close" label={t('common.close')} onClick={onClose} />
        </header>
        <UnsavedChangesBand unsaved={unsaved} />
        {isPreviewing ? (
          <PreviewDialog resource={resource} itemId={item?.id ?? null} title={title} form={form} onClose={() => setIsPreviewing(false)}>
            {children}
          </PreviewDialog>
        ) : (
          children
        )}
        {conflict && <Conflict {...conflict} />}
      </div>
      <FormFoot
        save={isEditing ? t('common.save') : t(`${resource}.add`)}
        saving={isEditing ? t('common.saving') : t(`${resource}.adding`)}
        isSaving={isSaving}
        isBlocked={isIdle}
        note={isIdle ? t('content.nothingChanged') : <TimingResult>{timing.result}</TimingResult>}
        isNoteUsual={timing.mode === 'now'}
        timing={timing}
        onPreview={() => setIsPreviewing(true)}
        onCancel={onClose}
      />
    </SavingForm>
  );
};
