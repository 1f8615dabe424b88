import type { Member } from '@sanabel/contract/entities/member';
import { DESCRIPTION_MAX, NAME_MAX, ROLE_MAX } from '@sanabel/contract/limits';
import { useTranslation } from 'react-i18next';
import { ImageField } from '../forms/ImageField.tsx';
import { ItemForm } from '../forms/ItemForm.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import { useLanguage } from '../language/language.ts';
import { localised } from '../language/localised.ts';
import { memberRules, memberValues } from './fields.ts';
import { MemberPreview } from './MemberPreview.tsx';

/** Adds a member, or edits the given one. */
export const MemberForm = ({ member, onClose }: { member: Member | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const { form, submit, ...rest } = useItemForm({
    resource: 'members',
    item: member,
    valuesOf: memberValues,
    schema: memberRules,
    picture: 'image',
    texts: { incomplete: t('members.incomplete'), addFailed: t('members.addFailed'), added: 'members.added', saved: 'members.saved' },
    onSaved: onClose,
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
      {...rest}
    >
      <TextField form={form} name="name" label={t('members.name')} max={NAME_MAX} />
      <TextField form={form} name="arabicName" label={t('members.arabicName')} language="ar" max={NAME_MAX} isOptional />
      <TextField form={form} name="role" label={t('members.role')} max={ROLE_MAX} />
      <TextField form={form} name="arabicRole" label={t('members.arabicRole')} language="ar" max={ROLE_MAX} isOptional />
      <TextField form={form} name="bio" label={t('members.bio')} max={DESCRIPTION_MAX} isMultiline isOptional />
      <TextField
        form={form}
        name="arabicBio"
        label={t('members.arabicBio')}
        language="ar"
        max={DESCRIPTION_MAX}
        isMultiline
        isOptional
        hint={t('members.twinsHint')}
      />
      <div>
        <ImageField form={form} name="image" label={t('members.image')} rule="any" />
        <p className="item-form-hint">{t('members.imageHint')}</p>
      </div>
      <MemberPreview form={form} />
    </ItemForm>
  );
};
