import { previewLinkLine } from '@sanabel/contract/preview';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { call, reading } from '../../kit/data/call.ts';
import { useAct } from '../../kit/feedback/use-act.ts';
import { useTimeFormat } from '../../kit/i18n/format.ts';
import { useLanguage } from '../../kit/language/language.ts';

export const PreviewLinks = () => {
  const { t } = useTranslation();
  const locale = useLanguage();
  const timeFormat = useTimeFormat();
  const id = useId();
  const { isBusy, act } = useAct();
  const { data: links = [], refetch } = useQuery({ queryKey: ['preview-links'], queryFn: reading('/previews', z.array(previewLinkLine)) });
  const end = async (link: string): Promise<void> => {
    await call(`/previews/${link}`, { method: 'DELETE' });
    await refetch();
  };
  if (links.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-[1.125rem]">
        {t('admins.links.title')}
      </h2>
      <ul className="card overflow-hidden">
        {links.map(({ id: link, list, title, arabicTitle, adminName, createdAt, expiresAt, opens }) => {
          const [first, second] = locale === 'ar' ? [arabicTitle, title] : [title, arabicTitle];
          const name = first || second || t('common.untitled');
          return (
            <li key={link} className="flex gap-4 items-center py-2.5 px-4.5 border-t border-line first:border-t-0 max-laptop:px-4">
              <div className="flex-1 min-w-0">
                <h3 className="flex gap-2 flex-wrap items-center text-item">
                  <bdi>{name}</bdi> <span className="chip">{t(`kinds.list.${list}`)}</span>
                </h3>
                <p className="text-note text-ink-2">
                  {t('admins.links.times', { name: adminName, made: timeFormat.inside(createdAt), ends: timeFormat.inside(expiresAt) })}
                  {' · '}
                  {t('forms.previewing.opens', { count: opens })}
                </p>
              </div>
              <button
                type="button"
                className="button quiet danger"
                aria-label={t('admins.links.endOf', { name })}
                aria-disabled={isBusy}
                onClick={() => void act(() => end(link), 'admins.links.ended')}
              >
                {t('admins.links.end')}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-2.5 text-note text-ink-2">{t('admins.links.note')}</p>
    </section>
  );
};
