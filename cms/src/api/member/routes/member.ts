import { collectionRoutes } from '../../../collection/routes.ts';
import { guarded } from '../../../http/routes.ts';

export default { routes: [guarded('POST', '/members/add', 'member.create'), ...collectionRoutes('/members', 'member')] };
