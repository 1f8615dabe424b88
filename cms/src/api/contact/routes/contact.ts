import { guarded, open } from '../../../http/routes.ts';

export default { routes: [open('GET', '/media', 'contact.find'), guarded('PATCH', '/media', 'contact.update')] };
