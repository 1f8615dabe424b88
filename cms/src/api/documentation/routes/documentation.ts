import { routesOf } from '../../../http/routes.ts';

export default routesOf('documentation', '/openapi.json', '/docs');
