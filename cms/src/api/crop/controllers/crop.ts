import { collectionController } from '../../../collection/controller.ts';
import { crops } from '../services/crop.ts';

export default collectionController(crops);
