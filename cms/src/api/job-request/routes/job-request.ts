import { guarded, open } from '../../../http/routes.ts';

export default {
  routes: [
    guarded('GET', '/job-requests', 'job-request.find'),
    guarded('GET', '/job-requests/:id', 'job-request.findOne'),
    open('POST', '/job-requests', 'job-request.create'),
    guarded('DELETE', '/job-requests/:id', 'job-request.delete'),
  ],
};
