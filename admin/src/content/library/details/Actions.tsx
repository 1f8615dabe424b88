import type { LibraryMedium } from '@sanabel/contract/library';
import { replacementRule } from '@sanabel/contract/library';
import { useNotify } from 'ra-core';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { call } from '../../../kit/data/call.ts';
import { may } from '../../../kit/data/may.ts';
import { useShowFailure } from '../../../kit/feedback/failures.tsx';
import { useConfirm } from '../../../kit/feedback/use-confirm.tsx';
import { useMediumLabels } from '../../../kit/media/labels.ts';
import { MediumPicture } from '../../../kit/media/MediumTile.tsx';
import { useLibraryChanged } from '../../../kit/media/use-media.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { FileInput } from '../../../kit/upload/FileInput.tsx';
import { useReplace } from './use-replace.tsx';

/** Offers deletion for unused media; owners may also delete one that only earlier versions use. */
export const Actions = ({ medium, onClose }: { medium: LibraryMedium; onClose: () => void }) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const { confirm } = useConfirm();
  const showFailure = useShowFailure();
  const changed = useLibraryChanged();
  const { nameOf } = useMediumLabels();
  const { replace, label } = useReplace(medium);
  const items = medium.uses.filter(({ by }) => by === 'item');
  const { mimes } = replacementRule(medium.kind, items);
  const isUsed = medium.uses.length > 0;
  const isInVersionsAlone = isUsed && medium.uses.every(({ by }) => by === 'version');
  const remove = async (): Promise<void> => {
    const name = nameOf(medium);
    try {
      const isAgreed = await confirm({
        title: t(isUsed ? 'library.purgeQuestion' : 'library.deleteQuestion', { name }),
        body: t(isUsed ? 'library.purgeBody' : 'library.deleteBody'),
        picture: <MediumPicture medium={medium} sizes="72px" />,
        confirmLabel: t('common.delete'),
        isDangerous: true,
        act: async () => {
          const answer = isUsed
            ? await call(`/library/${medium.id}/purge`, { method: 'POST' })
            : await call(`/library/${medium.id}`, { method: 'DELETE' });
          return z.object({ id: z.string() }).parse(answer.json);
        },
      });
      if (!isAgreed) return;
      onClose();
      notify('common.deleted', { type: 'success' });
      await changed('deleted');
    } catch (error) {
      showFailure(error, remove, { title: t('common.notDeleted', { name }) });
    }
  };
  return (
    <div className="flex gap-2 flex-wrap">
      {items.length > 0 && (
        <label className="button quiet focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-3">
          <Icon name="retry" />
          {label}
          <FileInput accept={mimes} onFiles={([file]) => file && void replace(file)} />
        </label>
      )}
      {(!isUsed || (isInVersionsAlone && may('POST /library/{id}/purge'))) && (
        <button type="button" className="button quiet danger" onClick={() => void remove()}>
          <Icon name="trash" />
          {t(isUsed ? 'library.purge' : 'library.deleteNow')}
        </button>
      )}
    </div>
  );
};
