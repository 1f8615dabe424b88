/** Import rules, checked by `npm test` and `npm run check -- lint`. Those of `.astro` files are in biome.json. */

const SECTIONS =
  'account|activity|admins|articles|backgrounds|contacts|crops|dashboard|gallery|health|invitations|job-requests|library|members|partners|sign-in|trash';
/** Folders of the panel that its sections build on. */
const CELLAR =
  'content|data|feedback|forms|guide|i18n|language|lists|media|password|publication|second-step|session|sheets|theme|ui|versions';
const TEST = '\\.test\\.tsx?$|^(?:admin|cms|site)/test/|^scripts/(?:testing|e2e|bench|check|pictures)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Files that import each other cannot be read one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'workspaces-meet-in-contract-and-brand',
      comment:
        'Site and panel are built without the CMS, and the CMS without them. The start brings the publisher up, and a restore keeps it out.',
      severity: 'error',
      from: { path: '^(cms|site|admin|scripts)/', pathNot: TEST },
      to: { path: '^(cms|site|admin|scripts)/', pathNot: '^$1/|^site/src/publisher/(index|lock)\\.ts$' },
    },
    {
      name: 'contract-stands-alone',
      comment: 'The contract depends on nothing of ours.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(brand|cms|site|admin|scripts)/' },
    },
    {
      name: 'contract-does-no-io',
      comment: 'Browsers use it too.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'brand-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^brand/' },
      to: { path: '^(cms|site|admin|scripts)/' },
    },
    {
      name: 'nothing-imports-the-cms',
      comment: 'Tests reach it over HTTP, as everything else does.',
      severity: 'error',
      from: { pathNot: '^cms/' },
      to: { path: '^cms/(src|config)/', pathNot: '\\.d\\.ts$' },
    },
    {
      name: 'tests-share-one-kit',
      comment: 'Of the scripts, tests of other workspaces use the kit (scripts/testing) and the fuzzer.',
      severity: 'error',
      from: { path: '^(contract|brand|cms|site|admin)/' },
      to: { path: '^scripts/', pathNot: '^scripts/(testing|check/fuzz)/' },
    },
    {
      name: 'products-import-no-tests',
      severity: 'error',
      from: { pathNot: `${TEST}|^vitest\\.config` },
      to: { path: TEST },
    },
    {
      name: 'panel-cellar-knows-no-section',
      comment: 'What all sections share stands below them.',
      severity: 'error',
      from: { path: `^admin/src/(${CELLAR})/`, pathNot: TEST },
      to: { path: `^admin/src/(app|${SECTIONS})/` },
    },
    {
      name: 'panel-sections-stand-apart',
      comment:
        'A section can be read, moved and deleted without another; the dashboard alone shows the lists of two others, and what is new in a third.',
      severity: 'error',
      from: { path: `^admin/src/(${SECTIONS})/`, pathNot: TEST },
      to: {
        path: `^admin/src/(app|${SECTIONS})/`,
        pathNot: '^admin/src/$1/|^admin/src/((crops|articles)/List\\.tsx|job-requests/use-new-job-requests\\.ts)$',
      },
    },
    {
      name: 'cms-services-know-no-door',
      comment: 'Arrows run routes → controllers → services.',
      severity: 'error',
      from: { path: '^cms/src/', pathNot: `(^|/)(routes|controllers|middlewares)/|^cms/src/index\\.ts$|${TEST}` },
      to: { path: '^cms/src/api/[^/]+/(routes|controllers)/' },
    },
    {
      name: 'cms-controllers-know-no-routes',
      severity: 'error',
      from: { path: '^cms/src/', pathNot: `(^|/)routes/|^cms/src/index\\.ts$|${TEST}` },
      to: { path: '^cms/src/api/[^/]+/routes/' },
    },
    {
      name: 'cms-rooms-stand-on-foundations',
      comment: 'What every concern (api/*) stands on knows none of them.',
      severity: 'error',
      from: { path: '^cms/src/(changes|collection|concurrency|database|http|media|observability|retention)/', pathNot: TEST },
      to: { path: '^cms/src/(api|middlewares)/' },
    },
    {
      name: 'cms-foundations-stand-alone',
      severity: 'error',
      from: { path: '^cms/src/(concurrency|database|http)/', pathNot: TEST },
      to: { path: '^cms/src/', pathNot: '^cms/src/(concurrency|database|http)/' },
    },
    {
      name: 'site-components-stand-below',
      comment: 'Pages → layouts and sections → components → content, texts and the browser.',
      severity: 'error',
      from: { path: '^site/src/(components|content|csp|i18n|islands|seo|styles)/', pathNot: TEST },
      to: { path: '^site/src/(pages|layouts|sections)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|(?:^|/)\\.data/|node_modules|^site/\\.astro/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.tests.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
