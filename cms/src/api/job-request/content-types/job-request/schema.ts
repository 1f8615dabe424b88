import { ENTITIES } from '@sanabel/contract';
import { contentTypeOf } from '../../../../collection/content-type.ts';
import { uniqueText } from '../../../../database/content-type.ts';

export default contentTypeOf(ENTITIES['job-requests'], { email: uniqueText });
