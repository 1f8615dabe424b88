import * as z from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      /** Differs from the folder's when `package.json` gives the package another name. */
      name: z.string().optional(),
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const FOLDER = 'node_modules/';
const nameOf = (path: string): string => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** Converts npm's `sha512-<base64>` into a CycloneDX hash. */
const hashOf = (integrity: string) => {
  const [algorithm = '', content = ''] = integrity.split(' ')[0]?.split(/-(.*)/s) ?? [];
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
};

/**
 * Returns the bill of materials of what ships as CycloneDX 1.6, from the lockfile alone: equal lockfiles give equal text.
 * Leaves out packages that only tests and builds need. `npm sbom` refuses the tree, because Strapi's packages ask for an older React.
 */
export const billOfMaterials = (lock: unknown) => {
  const { packages } = lockfile.parse(lock);
  const shipped = Object.entries(packages).filter(([path, { dev, link }]) => path.includes(FOLDER) && !dev && !link);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: shipped.map(([path, { name = nameOf(path), version = '', integrity, license }]) => ({
      type: 'library',
      'bom-ref': path,
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(license ? { licenses: [{ expression: license }] } : {}),
      ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
    })),
  };
};
