import { allOf } from '../content/snapshot.ts';
import { articlePath, cropPath } from '../i18n/routes.ts';
import { type ListedPage, latest } from './sitemap.ts';

/** Every page that search engines may list, with the time of its newest content. */
export const listedPages = (): ListedPage[] => {
  const [crops, awareness, climate] = [allOf('crops'), allOf('awareness'), allOf('climate')];
  const services = [...crops, ...awareness, ...climate];
  return [
    { path: '/', changed: latest([...services, ...allOf('members'), ...allOf('partners')]) },
    { path: '/about' },
    { path: '/services', changed: latest(services) },
    { path: '/services/crops', changed: latest(crops) },
    { path: '/services/awareness', changed: latest(awareness) },
    { path: '/services/climate', changed: latest(climate) },
    { path: '/gallery', changed: latest(allOf('gallery')) },
    { path: '/jobs' },
    { path: '/contact' },
    { path: '/privacy' },
    { path: '/accessibility' },
    ...crops.map(({ id, updatedAt }): ListedPage => ({ path: cropPath(id), changed: updatedAt })),
    ...[...awareness, ...climate].map(({ id, updatedAt }): ListedPage => ({ path: articlePath(id), changed: updatedAt })),
  ];
};
