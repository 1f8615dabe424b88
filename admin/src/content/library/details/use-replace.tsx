import { type LibraryMedium, libraryMedium, replacementRule } from '@sanabel/contract/library';
import { VIDEO_DURATION_MAX_SECONDS } from '@sanabel/contract/limits';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { upload } from '../../../kit/data/upload.ts';
import { useShowFailure } from '../../../kit/feedback/failures.tsx';
import { useConfirm } from '../../../kit/feedback/use-confirm.tsx';
import { useFormats } from '../../../kit/i18n/format.ts';
import { useMediumLabels } from '../../../kit/media/labels.ts';
import { useLibraryChanged } from '../../../kit/media/use-media.ts';
import { CheckLine } from './DescriptionForm.tsx';

const TIMEOUT_MS = 15_000;

/** Whole seconds; null if the browser cannot tell. */
const lengthOf = async (file: File): Promise<number | null> => {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    await new Promise<void>((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      video.addEventListener('loadedmetadata', () => resolve(), { once: true });
      video.addEventListener('error', () => reject(video.error), { once: true });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      Object.assign(video, { preload: 'metadata', muted: true, src: url });
    });
    const seconds = Math.max(1, Math.round(video.duration));
    return Number.isFinite(video.duration) && seconds <= VIDEO_DURATION_MAX_SECONDS ? seconds : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** Asks first, with the number of items that change. */
export const useReplace = (medium: LibraryMedium) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { alert, confirm } = useConfirm();
  const showFailure = useShowFailure();
  const changed = useLibraryChanged();
  const { sizeOf } = useMediumLabels();
  const [share, setShare] = useState<number | null>(null);
  const count = medium.useCounts.item;

  const send = async (file: File, showsOther: boolean): Promise<void> => {
    const form = new FormData();
    form.append('file', file);
    form.append('showsOther', String(showsOther));
    const seconds = medium.kind === 'video' ? await lengthOf(file) : null;
    if (seconds !== null) form.append('duration', String(seconds));
    setShare(0);
    try {
      const after = libraryMedium.parse((await upload(`/library/${medium.id}/replacement`, form, setShare)).json);
      await changed('items', after);
      notify(t('library.replaced', { count }), { type: 'success' });
      navigate({ pathname: `/library/${after.id}`, search }, { replace: true });
    } catch (error) {
      showFailure(error, () => send(file, showsOther), { title: t('library.notReplaced') });
    } finally {
      setShare(null);
    }
  };

  const replace = async (file: File): Promise<void> => {
    const rule = replacementRule(
      medium.kind,
      medium.uses.filter(({ by }) => by === 'item'),
    );
    if (!rule.mimes.includes(file.type)) return void alert({ title: t('library.wrongFile', { name: file.name }) });
    if (file.size > rule.maxBytes)
      return void alert({ title: t('library.replacementTooLarge', { name: file.name, size: sizeOf(rule.maxBytes) }) });
    let showsOther = false;
    const isAgreed = await confirm({
      title: t('library.replaceQuestion', { count }),
      body: (
        <>
          <p>{t('library.replaceBody')}</p>
          {medium.kind === 'picture' && (
            <CheckLine
              onChange={({ currentTarget }) => {
                showsOther = currentTarget.checked;
              }}
            >
              {t('library.showsOther')}
            </CheckLine>
          )}
        </>
      ),
      confirmLabel: t('library.replace'),
    });
    if (isAgreed) await send(file, showsOther);
  };
  return {
    replace,
    label: share === null ? t('library.replace') : t('library.adding', { percent: formats.percent(Math.floor(share * 100) / 100) }),
  };
};
