import { SCENES } from '@sanabel/brand/scenes';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CROPS, positionOf } from '../../kit/forms/focus/crops.ts';
import { useLeaveGuard } from '../../kit/forms/use-leave-guard.ts';
import { EmptyList } from '../../kit/lists/ListFoot.tsx';
import { useAddresses } from '../../kit/publication/use-addresses.ts';
import { Loading } from '../../kit/ui/Kernels.tsx';
import { Logo } from '../../kit/ui/Logo.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { AddBackground } from './AddBackground.tsx';
import { BackgroundCard } from './BackgroundCard.tsx';
import { FocusDialog } from './FocusDialog.tsx';
import { SectionTabs, tabId } from './SectionTabs.tsx';
import { useBackgroundActions } from './use-background-actions.tsx';
import { useBackgrounds, useSection } from './use-backgrounds.ts';

export const Component = () => {
  const { t } = useTranslation();
  const { backgrounds, isLoading, refetch, readAgain } = useBackgrounds();
  const { section, show } = useSection();
  const { ofSection } = useAddresses();
  const { image, waiting, choose, percent, isBroken, isBusy, add, select, remove, focusOn } = useBackgroundActions(section, readAgain);
  const [cut, setCut] = useState<{ id: string; url: string; focus: string } | null>(null);
  useLeaveGuard(waiting.length > 0, {
    title: t('backgrounds.leaveTitle'),
    body: t('backgrounds.leaveBody'),
    leave: t('backgrounds.leaveGo'),
    stay: t('backgrounds.leaveStay'),
  });
  const panelId = useId();
  const pictures = backgrounds?.backgroundsBySection[section] ?? [];
  const name = t(`backgrounds.section.${section}`);
  const chosen = pictures.findIndex(({ id }) => id === backgrounds?.selectedBackgrounds[section]);
  return (
    <>
      <PageHead title={t('kinds.list.backgrounds')} lead={t('backgrounds.lead')} />
      <SectionTabs section={section} all={backgrounds ?? null} panelId={panelId} waiting={waiting} onShow={show} />
      <section id={panelId} role="tabpanel" aria-labelledby={tabId(section)} aria-busy={isLoading}>
        <header className="flex gap-x-3 gap-y-1 flex-wrap items-baseline mb-3.5">
          <h2 className="text-section">{t('backgrounds.of', { section: name })}</h2>
          {pictures.length > 0 && (
            <span className="text-note text-ink-2">
              {t('backgrounds.total', { count: pictures.length })}{' '}
              {t('backgrounds.inUse', { name: chosen < 0 ? t('backgrounds.drawing') : t('backgrounds.picture', { number: chosen + 1 }) })}
            </span>
          )}
          <a className="link text-note min-h-11 content-center" href={ofSection(section)} target="_blank" rel="noreferrer">
            {t('publication.site.see')} {t('publication.site.there')}
            <span className="sr-only">
              : {name} ({t('common.opensNewTab')})
            </span>
          </a>
        </header>
        {isLoading && <Loading />}
        {!isLoading && !backgrounds && (
          <EmptyList button={[t('common.retry'), () => void refetch()]}>{t('backgrounds.loadFailed')}</EmptyList>
        )}
        {backgrounds && (
          <ul className="grid gap-4 grid-cols-3 items-start max-laptop:gap-2.5 max-tablet:grid-cols-[1fr_1fr]">
            {pictures.length === 0 && (
              <li className="grid gap-2.5 col-span-2 content-center justify-items-center py-8 px-5 card text-center max-laptop:col-span-full">
                <Logo className="outlined w-11 h-16.5" />
                <h3 className="text-[1.0625rem]">{t('backgrounds.empty')}</h3>
                <p className="max-w-[34em] text-ink-2">{t('backgrounds.emptyLead', { section: name })}</p>
              </li>
            )}
            <BackgroundCard
              url={SCENES[section].src}
              isSelected={backgrounds.selectedBackgrounds[section] === null}
              isDisabled={isBusy}
              onSelect={() => void select(null)}
            />
            {pictures.map(({ id, url, focus = '' }, index) => {
              const number = index + 1;
              const isSelected = backgrounds.selectedBackgrounds[section] === id;
              return (
                <BackgroundCard
                  key={id}
                  id={id}
                  url={url}
                  number={number}
                  isSelected={isSelected}
                  isDisabled={isBusy}
                  position={positionOf(focus, CROPS.backgrounds.start)}
                  onSelect={() => void select(id)}
                  onFocus={() => setCut({ id, url, focus })}
                  onDelete={() => void remove({ id, url, number, isSelected, isOnly: pictures.length === 1 })}
                />
              );
            })}
            <AddBackground
              image={image}
              percent={percent}
              isBroken={isBroken}
              onChoose={choose}
              onAdd={() => void add()}
              onUse={() => void add(true)}
            />
          </ul>
        )}
      </section>
      {cut && (
        <FocusDialog
          url={cut.url}
          focus={cut.focus}
          isSaving={isBusy}
          onSave={(focus) => void focusOn(cut.id, focus).then((isSaved) => isSaved && setCut(null))}
          onClose={() => setCut(null)}
        />
      )}
    </>
  );
};
