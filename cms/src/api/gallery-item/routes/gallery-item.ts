import { routesOf } from '../../../http/routes.ts';

export default routesOf('gallery-item', '/gallery');
