import { collectionOf } from '../../../collection/collection.ts';
import { collectionController } from '../../../collection/controller.ts';

export default collectionController(collectionOf('members'));
