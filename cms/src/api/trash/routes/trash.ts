import { guarded } from '../../../http/routes.ts';

export default {
  routes: [
    guarded('GET', '/trash', 'trash.find'),
    guarded('POST', '/trash/:id/restore', 'trash.restore'),
    guarded('DELETE', '/trash/:id', 'trash.purge'),
  ],
};
