import { routesOf } from '../../../http/routes.ts';

export default routesOf('health', '/health');
