import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

let page = '';
/** The titles of the forms that are open over the page, the last one on top. */
const forms: string[] = [];

const show = (): void => {
  document.title = forms.at(-1) ?? page;
};

/** Names the browser's tab after a page. */
export const usePageTitle = (title: string): void => {
  const { t } = useTranslation();
  const tab = `${title} · ${t('common.panel')}`;
  useEffect(() => {
    page = tab;
    show();
  }, [tab]);
};

/** Names it after a form over the page as long as it is open, however often the page under it is drawn; null for no form. */
export const useFormTitle = (form: string | null, item = ''): void => {
  const { t } = useTranslation();
  const tab = form === null ? null : `${form}${item && `: ${item}`} · ${t('common.panel')}`;
  useEffect(() => {
    if (tab === null) return;
    forms.push(tab);
    show();
    return () => {
      forms.splice(forms.lastIndexOf(tab), 1);
      show();
    };
  }, [tab]);
};
