import { routesOf } from '../../../http/routes.ts';

export default routesOf('article', '/articles');
