import type { Member } from '@sanabel/contract/entities/member';
import { useTranslation } from 'react-i18next';
import { ImageField } from '../forms/ImageField.tsx';
import { ItemForm, useItemForm } from '../forms/ItemForm.tsx';
import { TextFields } from '../forms/TextField.tsx';
import { useLanguage } from '../language/language.ts';
import { localised } from '../language/localised.tsx';
import { MEMBER_FORM, MEMBER_RULES, type MemberValues, memberValues } from './fields.ts';
import { MemberPreview } from './MemberPreview.tsx';

/** Adds a member, or edits the given one. */
export const MemberForm = ({ member, onClose }: { member: Member | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { form, submit, isSaving, draft, conflict } = useItemForm<'members', MemberValues>({
    resource: 'members',
    item: member,
    valuesOf: memberValues,
    schema: MEMBER_RULES,
    picture: 'image',
    texts: {
      incomplete: t('members.incomplete'),
      addFailed: t('members.addFailed'),
      added: 'members.added',
      saved: 'members.saved',
    },
    onClose,
  });
  const title = member ? t('members.editTitle', { name: localised(member.name, member.arabicName, locale).text }) : t('members.addTitle');
  return (
    <ItemForm
      title={title}
      addLabel={t('members.add')}
      addingLabel={t('members.adding')}
      isEditing={member !== null}
      onSubmit={submit}
      onClose={onClose}
      {...{ isSaving, draft, conflict }}
    >
      <TextFields form={form} fields={MEMBER_FORM} />
      <div>
        <ImageField form={form} name="image" label={t('members.image')} rule="any" />
        <p className="mt-1.5 text-meta text-ink-2">{t('members.imageHint')}</p>
      </div>
      <MemberPreview form={form} />
    </ItemForm>
  );
};
