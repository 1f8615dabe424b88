const BY_ID = /^\["id",/;

/**
 * react-admin asks for the order of ids when nobody chose a column. Ours are opaque, so no order is meant by it:
 * without `sort` the server answers in the list's own order, which editors may have set.
 */
export const inOwnOrder = (path: string): string => {
  const [address = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  if (BY_ID.test(query.get('sort') ?? '')) query.delete('sort');
  return query.size > 0 ? `${address}?${query}` : address;
};
