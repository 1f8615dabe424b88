import { ENTITIES } from '@sanabel/contract';
import { contentTypeOf } from '../../../../collection/content-type.ts';

export default contentTypeOf(ENTITIES.alerts);
