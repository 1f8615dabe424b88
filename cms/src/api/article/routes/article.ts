import { collectionRoutes } from '../../../collection/routes.ts';
import { open } from '../../../http/routes.ts';

export default {
  routes: [open('GET', '/articles/subtype/:subtype', 'article.findBySubtype'), ...collectionRoutes('/articles', 'article')],
};
