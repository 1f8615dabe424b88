import { CARDS, withActions } from './marks.ts';

const FACTS = /"@type":"ItemList","numberOfItems":\d+,"itemListElement":\[.*?\]/s;
const PAGER = /(<nav[^>]*data-pager>.*?<ol[^>]*>)(.*?)(<\/ol>.*?<\/nav>)/s;
const NEIGHBOURS = [
  ['prev', 'Prev'],
  ['next', 'Next'],
] as const;

/** Makes links to the pages before and after conditional, in the head and in the pager. */
const withNeighbours = (html: string): string =>
  NEIGHBOURS.reduce((text, [rel, name]) => {
    const only = (link: string) => `{{ if $pager.Has${name} }}${link.replace(/href="[^"]*"/, `href="{{ $pager.${name}.URL }}"`)}{{ end }}`;
    return text.replace(new RegExp(`<link rel="${rel}"[^>]*>`), only).replace(new RegExp(`<a [^>]*rel="${rel}"[^>]*>.*?</a>`, 's'), only);
  }, html);

const kernels = (items: string): string => {
  const [own = ''] = /<li><a[^>]*aria-current.*?<\/li>/s.exec(items) ?? [];
  const [other = ''] = /<li><a(?![^>]*aria-current).*?<\/li>/s.exec(items) ?? [];
  const numbered = (item: string) => item.replace(/href="([^"]*?)(?:\/\d+)?"/, 'href="$1/{{ . }}"').replace(/>[^<]*<\/a>/, '>{{ . }}</a>');
  return [
    '{{ $own := $pager.PageNumber }}{{ $last := $pager.TotalPages }}',
    '{{ range uniq (slice 1 (sub $own 1) $own (add $own 1) $last) }}{{ if and (gt . 0) (le . $last) }}',
    `{{ if eq . $own }}${numbered(own)}{{ else }}${numbered(other)}{{ end }}{{ end }}{{ end }}`,
  ].join('');
};

/** Makes the template of a list from a page at `address` that has pages before and after it. */
export const listTemplate = (page: string, card: string, address: string): string => {
  const html = page
    .replace(CARDS, () => 'ZZCARDS')
    .replace(FACTS, () => 'ZZFACTS')
    .replace(PAGER, (_, start, items, end) => start + kernels(items) + end)
    .replaceAll(`${address}"`, `${address.replace(/\d+$/, '')}{{ $pager.PageNumber }}"`);
  return [
    '{{ $pager := .Paginate .Pages 24 }}{{ $facts := slice }}{{ range $place, $page := $pager.Pages }}',
    '{{ $facts = $facts | append (dict "@type" "ListItem" "position" (add $place 1) "name" .Title "url" .Permalink) }}{{ end }}',
    withActions(withNeighbours(html))
      .replace(
        'ZZFACTS',
        () => '"@type":"ItemList","numberOfItems":{{ len $pager.Pages }},"itemListElement":{{ $facts | jsonify | safeJS }}',
      )
      .replace('ZZCARDS', () => `{{ range $pager.Pages }}${card}{{ end }}`),
  ].join('');
};
