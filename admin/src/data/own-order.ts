const BY_ID = /^\["id",/;

/**
 * Removes the order by id, which react-admin asks for while no column is chosen. Our ids are opaque, so no order is meant by it:
 * without `sort` the server answers in the list's own order, which editors may have set.
 */
export const inOwnOrder = (path: string): string => {
  const [address = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  if (BY_ID.test(query.get('sort') ?? '')) query.delete('sort');
  return query.size > 0 ? `${address}?${query}` : address;
};
