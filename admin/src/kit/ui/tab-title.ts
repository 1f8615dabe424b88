import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

let page = '';
/** Titles of the forms that are open over the page, the topmost last. */
const forms: string[] = [];

const show = (): void => {
  document.title = forms.at(-1) ?? page;
};

export const usePageTitle = (title: string): void => {
  const { t } = useTranslation();
  const tab = `${title} · ${t('common.panel')}`;
  useEffect(() => {
    page = tab;
    show();
  }, [tab]);
};

/** Overrides the page's title while a form is open; null for no form. */
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
