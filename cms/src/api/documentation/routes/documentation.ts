import { open } from '../../../http/routes.ts';

export default { routes: [open('GET', '/openapi.json', 'documentation.read'), open('GET', '/docs', 'documentation.page')] };
