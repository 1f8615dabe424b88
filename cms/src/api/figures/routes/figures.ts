import { guarded } from '../../../http/routes.ts';

export default { routes: [guarded('GET', '/figures', 'figures.read')] };
