import { routesOf } from '../../../http/routes.ts';

export default routesOf('job-request', '/job-requests');
