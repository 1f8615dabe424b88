import { guarded } from '../../../http/routes.ts';

export default {
  routes: [
    guarded('GET', '/admins', 'account.find'),
    guarded('GET', '/admins/:id', 'account.findOne'),
    guarded('POST', '/admins', 'account.create'),
    guarded('PATCH', '/admins/:id', 'account.update'),
    guarded('DELETE', '/admins/:id', 'account.delete'),
  ],
};
