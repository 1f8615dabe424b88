import { LIBRARY_FILE, LIBRARY_RULES, type LibraryMedium, libraryMedium } from '@sanabel/contract/library';
import { fileError } from '@sanabel/contract/media-rules';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useShowFailure } from '../../kit/feedback/failures.tsx';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useLibraryChanged } from '../../kit/media/use-media.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { FileInput } from '../../kit/upload/FileInput.tsx';
import type { OnProgress } from '../../kit/upload/resumable.ts';
import { formOf, upload } from '../../kit/upload/upload.ts';
import { useUpload } from '../../kit/upload/use-upload.ts';

const MEGA = 1_048_576;

const ERRORS = { wrongType: 'wrongFile', tooLarge: 'largeFile' } as const;
const ruleFor = ({ type }: File) => Object.values(LIBRARY_RULES).find(({ mimes }) => mimes.includes(type)) ?? LIBRARY_FILE.rule;

/** Adds files for later use: unused ones expire. Reports files that the library has already. */
export const AddFiles = () => {
  const { t } = useTranslation();
  const notify = useNotify();
  const navigate = useNavigate();
  const { alert } = useConfirm();
  const showFailure = useShowFailure();
  const changed = useLibraryChanged();
  const { percent, follow } = useUpload();
  const send = async (file: File, onProgress: OnProgress): Promise<LibraryMedium | null> => {
    const error = fileError(file, ruleFor(file));
    if (error) {
      await alert({ title: t(`library.${ERRORS[error]}`, { name: file.name, size: LIBRARY_FILE.rule.maxBytes / MEGA }) });
      return null;
    }
    return libraryMedium.parse((await upload('/library', formOf({ file }), { onProgress })).json);
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const begun = Date.now();
    const added: LibraryMedium[] = [];
    try {
      await follow(async (onProgress) => {
        for (const file of files) {
          const medium = await send(file, onProgress);
          if (medium) added.push(medium);
        }
      });
    } catch (error) {
      showFailure(error, () => add(files.slice(added.length)), { title: t('library.notAdded') });
    }
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
      aria-busy={percent !== null}
    >
      <Icon name="upload" />
      {percent === null ? <span className="max-tablet:sr-only">{t('library.add')}</span> : t('library.adding', { percent })}
      <FileInput
        data-shortcut="new"
        multiple
        accept={LIBRARY_FILE.rule.mimes}
        disabled={percent !== null}
        onFiles={(files) => void add(files)}
      />
    </label>
  );
};
