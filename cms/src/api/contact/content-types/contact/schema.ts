import { ENTITIES } from '@sanabel/contract';
import { contentTypeOf } from '../../../../collection/content-type.ts';
import { shortText } from '../../../../database/content-type.ts';

/** A chat link of any length is typed; only its number is stored. */
export default contentTypeOf(ENTITIES.media, { whatsappLink: shortText });
