import { itemPage } from '@sanabel/contract/kinds/index';
import type { Path } from '../../i18n/routes.ts';

export const ALERTS: Path = '/alerts';
export const alertPath = (id: string): Path => itemPage('alerts', id);
