import { routesOf } from '../../../http/routes.ts';

export default routesOf('member', '/members');
