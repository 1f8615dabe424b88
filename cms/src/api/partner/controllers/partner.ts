import { collectionController } from '../../../collection/controller.ts';
import { partners } from '../services/partner.ts';

export default collectionController(partners);
