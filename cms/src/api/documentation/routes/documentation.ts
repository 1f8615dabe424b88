import { routesOf } from '../../../http/routes.ts';

const { routes } = routesOf('documentation', '/openapi.json', '/docs');

/** The files of the page are no calls of the API, so the contract does not name them. */
const files = { method: 'GET', path: '/docs/:file', handler: 'documentation.asset', config: { auth: false, middlewares: [] } };

export default { routes: [...routes, files] };
