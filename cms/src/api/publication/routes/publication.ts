import { guarded } from '../../../http/routes.ts';

export default { routes: [guarded('GET', '/publication', 'publication.read'), guarded('POST', '/publication', 'publication.publish')] };
