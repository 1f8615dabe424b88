import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { EmptyList } from '../lists/EmptyList.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Mark } from '../ui/Mark.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { AddBackground } from './AddBackground.tsx';
import { BackgroundCard } from './BackgroundCard.tsx';
import { SectionTabs, tabId } from './SectionTabs.tsx';
import { useBackgroundActions } from './use-background-actions.tsx';
import { useBackgrounds, useSection } from './use-backgrounds.ts';
import './backgrounds.css';

/** The pictures of the nine sections, one section at a time. */
export const Component = () => {
  const { t } = useTranslation();
  const { backgrounds, isLoading, refetch, readAgain } = useBackgrounds();
  const { section, show } = useSection();
  const { image, choose, share, isBusy, add, select, remove } = useBackgroundActions(section, readAgain);
  useLeaveGuard(image !== null, {
    title: t('backgrounds.leaveTitle'),
    body: t('backgrounds.leaveBody'),
    leave: t('backgrounds.leaveGo'),
    stay: t('backgrounds.leaveStay'),
  });
  const panelId = useId();
  const pictures = backgrounds?.backgroundsBySection[section] ?? [];
  const name = t(`backgrounds.section.${section}`);
  return (
    <>
      <PageHead title={t('backgrounds.title')} lead={t('backgrounds.lead')} />
      <SectionTabs section={section} all={backgrounds?.backgroundsBySection ?? null} panelId={panelId} onShow={show} />
      <section id={panelId} role="tabpanel" aria-labelledby={tabId(section)} aria-busy={isLoading}>
        <header className="background-head">
          <h2>{t('backgrounds.of', { section: name })}</h2>
          {pictures.length > 0 && <span>{t('backgrounds.total', { count: pictures.length })}</span>}
        </header>
        {isLoading && <Loading />}
        {!isLoading && !backgrounds && (
          <EmptyList
            action={
              <button type="button" className="button quiet" onClick={() => void refetch()}>
                {t('common.retry')}
              </button>
            }
          >
            {t('backgrounds.loadFailed')}
          </EmptyList>
        )}
        {backgrounds && (
          <ul className="background-grid">
            {pictures.length === 0 && (
              <li className="background-empty">
                <Mark />
                <h3>{t('backgrounds.empty')}</h3>
                <p>{t('backgrounds.emptyLead', { section: name })}</p>
              </li>
            )}
            {pictures.map(({ id, url }, index) => {
              const number = index + 1;
              const isSelected = backgrounds.selectedBackgrounds[section] === id;
              return (
                <BackgroundCard
                  key={id}
                  url={url}
                  number={number}
                  isSelected={isSelected}
                  isDisabled={isBusy}
                  onSelect={() => void select(id)}
                  onDelete={() => void remove({ id, url, number, isSelected, isOnly: pictures.length === 1 })}
                />
              );
            })}
            <AddBackground image={image} share={share} onChoose={choose} onAdd={() => void add()} />
          </ul>
        )}
      </section>
    </>
  );
};
