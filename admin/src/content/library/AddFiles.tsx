import { LIBRARY_FILE, LIBRARY_RULES, type LibraryMedium, libraryMedium } from '@sanabel/contract/library';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { upload } from '../../kit/data/upload.ts';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useFormats } from '../../kit/i18n/format.ts';
import { useLibraryChanged } from '../../kit/media/use-media.ts';
import { Icon } from '../../kit/ui/Icon.tsx';

const TYPES = LIBRARY_FILE.rule.mimes.join(',');
const MEGA = 1_048_576;

/** Checks before the upload. */
const errorOf = ({ type, size }: File): 'wrongFile' | 'largeFile' | null => {
  const rule = Object.values(LIBRARY_RULES).find(({ mimes }) => mimes.includes(type));
  if (!rule) return 'wrongFile';
  return size > rule.maxBytes ? 'largeFile' : null;
};

/** Adds files for later use: unused ones expire. Reports files that the library has already. */
export const AddFiles = () => {
  const { t } = useTranslation();
  const formats = useFormats();
  const notify = useNotify();
  const navigate = useNavigate();
  const { alert } = useConfirm();
  const showFailure = useShowFailure();
  const changed = useLibraryChanged();
  const [share, setShare] = useState<number | null>(null);
  const send = async (file: File): Promise<LibraryMedium | null> => {
    const errorKey = errorOf(file);
    if (errorKey) {
      await alert({ title: t(`library.${errorKey}`, { name: file.name, size: LIBRARY_FILE.rule.maxBytes / MEGA }) });
      return null;
    }
    const form = new FormData();
    form.append('file', file);
    setShare(0);
    return libraryMedium.parse((await upload('/library', form, setShare)).json);
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const begun = Date.now();
    const added: LibraryMedium[] = [];
    try {
      for (const file of files) {
        const medium = await send(file);
        if (medium) added.push(medium);
      }
    } catch (error) {
      showFailure(error, () => add(files.slice(added.length)), { title: t('library.notAdded') });
    }
    setShare(null);
    await changed();
    const [first] = added;
    if (!first) return;
    const isKnown = added.length === 1 && Date.parse(first.createdAt) < begun - 60_000;
    notify(t(isKnown ? 'library.isThere' : 'library.added', { count: added.length }), { type: 'success' });
    if (added.length === 1) navigate(`/library/${first.id}`);
  };
  return (
    <label
      className="button quiet focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3"
      aria-busy={share !== null}
    >
      <Icon name="upload" />
      {share === null ? t('library.add') : t('library.adding', { percent: formats.percent(Math.floor(share * 100) / 100) })}
      <input
        className="sr-only"
        type="file"
        data-shortcut="new"
        multiple
        accept={TYPES}
        disabled={share !== null}
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </label>
  );
};
