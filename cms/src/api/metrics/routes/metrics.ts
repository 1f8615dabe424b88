import { open } from '../../../http/routes.ts';

export default { routes: [open('GET', '/metrics', 'metrics.read')] };
