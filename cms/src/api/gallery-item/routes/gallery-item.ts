import { collectionRoutes } from '../../../collection/routes.ts';

export default { routes: collectionRoutes('/gallery', 'gallery-item') };
