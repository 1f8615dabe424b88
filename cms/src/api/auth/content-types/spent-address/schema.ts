import { contentType, uniqueText } from '../../../../database/content-type.ts';

/** Keyed digest of an `ADMIN_EMAILS` address that was used or whose account is gone: it invites no one again. */
export default contentType({ singular: 'spent-address', plural: 'spent-addresses', table: 'spent_addresses' }, { digest: uniqueText });
