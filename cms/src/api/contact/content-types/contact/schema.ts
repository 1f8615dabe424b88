import { ENTITIES } from '@sanabel/contract';
import { contentTypeOf } from '../../../../collection/content-type.ts';
import { shortText } from '../../../../database/content-type.ts';

/** A typed chat link may have any length; only its number is stored. */
export default contentTypeOf(ENTITIES.media, { whatsappLink: shortText });
