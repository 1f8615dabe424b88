import { collectionController } from '../../../collection/controller.ts';
import { members } from '../services/member.ts';

export default collectionController(members);
