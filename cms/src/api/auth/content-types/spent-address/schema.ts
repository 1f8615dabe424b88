import { contentType, uniqueText } from '../../../../database/content-type.ts';

/** An address of `ADMIN_EMAILS` whose invitation was used, or whose account is gone: kept as a keyed digest, it invites nobody again. */
export default contentType({ singular: 'spent-address', plural: 'spent-addresses', table: 'spent_addresses' }, { digest: uniqueText });
