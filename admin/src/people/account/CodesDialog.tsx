import { CLUB } from '@sanabel/brand/club';
import { useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../kit/data/save-file.ts';
import { useConfirm } from '../../kit/feedback/use-confirm.tsx';
import { useLanguage } from '../../kit/language/language.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import '../../kit/styles/print.css';

/** Old programs read a file without this byte-order mark in the wrong encoding. */
const UTF_8_MARK = '\ufeff';

/** Shows ten recovery codes, once. Closing asks first unless the reader has confirmed that they are saved. */
export const CodesDialog = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useTranslation();
  const notify = useNotify();
  const id = useId();
  const [isSaved, setIsSaved] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const locale = useLanguage();
  const { confirm } = useConfirm();
  const leave = async () => {
    const question = {
      title: t('account.codes.leaveQuestion'),
      body: t('account.codes.leaveBody'),
      confirmLabel: t('forms.leave'),
      isDangerous: true,
    };
    if (isSaved || (await confirm(question))) onDone();
  };
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify('account.codes.copied'),
      () => setIsRefused(true),
    );
  const save = () => {
    const text = [t('account.codes.fileTitle', { club: CLUB.name[locale] }), t('account.codes.once'), '', ...codes, ''].join('\r\n');
    saveFile(new Blob([UTF_8_MARK, text], { type: 'text/plain' }), `${t('account.codes.fileName')}.txt`);
  };
  return (
    <Dialog labelledBy={id} describedBy={`${id}-lead`} onClose={() => void leave()}>
      <div className="recovery-codes grid gap-4 py-6 px-7 max-laptop:px-5">
        <div>
          <h2 className="text-[1.5rem]/display font-display font-bold" id={id}>
            {t('account.codes.keep')}
          </h2>
          <p className="mt-1 text-ink-2" id={`${id}-lead`}>
            {t('account.codes.keepLead')}
          </p>
        </div>
        <ol className="grid gap-x-3 gap-y-2 grid-cols-[1fr_1fr]" dir="ltr">
          {codes.map((code) => (
            <li
              key={code}
              className="py-2 px-3.5 rounded-[8px] leading-[1.5] font-strong tracking-[0.06em] text-center whitespace-nowrap bg-ground"
            >
              {code}
            </li>
          ))}
        </ol>
        {isRefused && <Notice kind="error">{t('account.codes.copyFailed')}</Notice>}
        <div className="recovery-acts flex gap-2.5 flex-wrap">
          <button type="button" className="button quiet" onClick={save}>
            <Icon name="download" size={18} />
            {t('common.download')}
          </button>
          <button type="button" className="button quiet" onClick={() => window.print()}>
            <Icon name="print" size={18} />
            {t('common.print')}
          </button>
          <button type="button" className="button quiet" onClick={() => void copy()}>
            <Icon name="copy" size={18} />
            {t('common.copy')}
          </button>
        </div>
        <p className="text-note text-ink-2">{t('account.codes.once')}</p>
        <div className="recovery-acts flex gap-4 flex-wrap items-center justify-between pt-4 border-t border-line">
          <label className="flex gap-3 items-center min-h-11 cursor-pointer">
            <input
              className="size-6 accent-brand"
              type="checkbox"
              checked={isSaved}
              onChange={({ currentTarget }) => setIsSaved(currentTarget.checked)}
            />
            {t('account.codes.saved')}
          </label>
          <button type="button" className="button max-tablet:basis-full" disabled={!isSaved} onClick={onDone}>
            {t('account.codes.done')}
          </button>
        </div>
      </div>
    </Dialog>
  );
};
