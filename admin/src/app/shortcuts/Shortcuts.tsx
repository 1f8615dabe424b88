import { Fragment, useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { SECTIONS, usable } from '../sections.ts';
import { TOOL_KEYS, useShortcuts } from './use-shortcuts.ts';

const Keys = ({ names }: { names: readonly string[] }) => (
  <dt className="flex gap-1" dir="ltr">
    {names.map((name) => (
      <kbd
        className="min-w-8 py-0.5 px-2 border border-line-strong rounded-[8px] text-note font-text font-medium text-center bg-surface-2"
        key={name}
      >
        {name}
      </kbd>
    ))}
  </dt>
);

const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className="pt-5 pb-7 px-7">
        <div className="flex items-center justify-between -me-3">
          <h2 id={id}>{t('shortcuts.title')}</h2>
          <IconButton icon="close" label={t('common.close')} onClick={onClose} />
        </div>
        <dl className="grid gap-x-5 gap-y-2.5 grid-cols-[max-content_1fr] items-center mt-3 mb-0">
          <Keys names={['/']} />
          <dd>{t('shortcuts.search')}</dd>
          <Keys names={['Ctrl', 'K']} />
          <dd>{t('shortcuts.searchAll')}</dd>
          <Keys names={['n']} />
          <dd>{t('shortcuts.new')}</dd>
          <Keys names={['Ctrl', 'S']} />
          <dd>{t('shortcuts.save')}</dd>
          <Keys names={['Ctrl', 'Z']} />
          <dd>{t('shortcuts.undo')}</dd>
          <Keys names={['Esc']} />
          <dd>{t('shortcuts.close')}</dd>
          <Keys names={['?']} />
          <dd>{t('shortcuts.help')}</dd>
        </dl>
        <h3 className="mt-5 mb-1 text-small">{t('shortcuts.go')}</h3>
        <dl className="grid gap-x-5 gap-y-2.5 grid-cols-[max-content_1fr] items-center mt-3 mb-0">
          {usable(SECTIONS).map(({ path, label }, index) => (
            <Fragment key={path}>
              <Keys names={['g', String(index + 1)]} />
              <dd>{t(label)}</dd>
            </Fragment>
          ))}
          {TOOL_KEYS.filter(([, tool]) => usable([tool]).length > 0).map(([letter, { label }]) => (
            <Fragment key={letter}>
              <Keys names={['g', letter.toLowerCase()]} />
              <dd>{t(label)}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
    </Dialog>
  );
};

export const Shortcuts = () => {
  const [isListed, setIsListed] = useState(false);
  useShortcuts(useCallback(() => setIsListed(true), []));
  return isListed ? <ShortcutsDialog onClose={() => setIsListed(false)} /> : null;
};
