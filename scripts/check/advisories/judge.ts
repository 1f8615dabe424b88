import * as z from 'zod';

/** Report of `npm audit --json`: `via` lists a package's own advisories, or names of dependencies that have some. */
const advisory = z.looseObject({ name: z.string(), title: z.string(), url: z.string(), severity: z.string(), range: z.string() });
const report = z.looseObject({
  vulnerabilities: z.record(z.string(), z.looseObject({ via: z.array(z.union([z.string(), advisory])), nodes: z.array(z.string()) })),
});

/** Known advisories that are harmless here, each with the reason and the day until which it is accepted. */
export const accepted = z.array(
  z.strictObject({ advisory: z.string().regex(/^GHSA-/), package: z.string(), why: z.string().min(40), until: z.iso.date() }),
);
type Accepted = z.infer<typeof accepted>;

export const openAdvisories = (audit: unknown, known: Accepted, today: string): string[] => {
  const isAccepted = (url: string, name: string) =>
    known.some(({ advisory: id, package: of, until }) => url.endsWith(id) && of === name && today <= until);
  const found = Object.values(report.parse(audit).vulnerabilities).flatMap(({ via, nodes }) =>
    via.flatMap((one) => (typeof one === 'string' || isAccepted(one.url, one.name) ? [] : [{ ...one, nodes }])),
  );
  return found.map(
    ({ name, range, severity, title, url, nodes }) => `${severity}: ${name} ${range}, ${title}\n  ${url}\n  in ${nodes.join(', ')}`,
  );
};
