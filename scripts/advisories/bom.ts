import * as z from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
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

/** `sha512-…` in base64, as CycloneDX writes it. */
const hashOf = (integrity: string) => {
  const [algorithm = '', content = ''] = integrity.split(' ')[0]?.split(/-(.*)/s) ?? [];
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
};

/**
 * The bill of materials of what is shipped, as CycloneDX 1.6, from the lockfile alone: no network, the same text for the same lockfile.
 * Packages that only tests and builds need are left out. `npm sbom` refuses the tree, because Strapi's packages ask for an older React.
 */
export const billOfMaterials = (lock: unknown) => {
  const { packages } = lockfile.parse(lock);
  const shipped = Object.entries(packages).filter(([path, { dev, link }]) => path.includes(FOLDER) && !dev && !link);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: shipped.map(([path, { version = '', integrity, license }]) => ({
      type: 'library',
      'bom-ref': path,
      name: nameOf(path),
      version,
      purl: `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`,
      ...(license ? { licenses: [{ expression: license }] } : {}),
      ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
    })),
  };
};
