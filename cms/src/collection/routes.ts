import { guarded, open } from '../http/routes.ts';

/** The routes of a collection under its plural address, handled by the controller of the same singular name. */
export const collectionRoutes = (path: string, controller: string) => [
  open('GET', path, `${controller}.find`),
  open('GET', `${path}/:id`, `${controller}.findOne`),
  guarded('POST', path, `${controller}.create`),
  guarded('POST', `${path}/order`, `${controller}.order`),
  guarded('PATCH', `${path}/:id`, `${controller}.update`),
  guarded('DELETE', `${path}/:id`, `${controller}.delete`),
];
