import { guarded, open } from '../../../http/routes.ts';

export default {
  routes: [
    open('GET', '/backgrounds', 'background.find'),
    open('POST', '/backgrounds/get-backgrounds-by-sections', 'background.findBySections'),
    guarded('POST', '/backgrounds/add', 'background.create'),
    guarded('POST', '/backgrounds/select', 'background.select'),
    guarded('DELETE', '/backgrounds/:id', 'background.delete'),
  ],
};
