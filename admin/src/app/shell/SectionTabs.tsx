import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { sectionOf, tabsAt } from '../sections.ts';

/** Hidden on an item's form and versions, which have their own way back. */
export const SectionTabs = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const tabs = tabsAt(pathname);
  if (tabs.length < 2 || pathname !== sectionOf(pathname)) return null;
  return <Tabs label={t('shell.pages')} pages={tabs.map(({ path, label }) => ({ to: path, name: t(label) }))} />;
};
