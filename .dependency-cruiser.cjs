/** Import rules, checked by `npm test` and `npm run check -- lint`. Those of `.astro` files are in biome.json. */

const TEST = '\\.test\\.tsx?$|^(?:admin|cms|site)/test/|^scripts/(?:testing|e2e|bench|check|pictures)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other cannot be read one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'workspaces-share-contract-and-brand',
      comment:
        'Site and panel are built without the CMS, and the CMS without them. The start brings the publisher up, and a restore keeps it out.',
      severity: 'error',
      from: { path: '^(cms|site|admin|scripts)/', pathNot: TEST },
      to: { path: '^(cms|site|admin|scripts)/', pathNot: '^$1/|^site/src/publisher/(index|lock)\\.ts$' },
    },
    {
      name: 'contract-imports-no-workspace',
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
      name: 'brand-imports-only-the-contract',
      severity: 'error',
      from: { path: '^brand/' },
      to: { path: '^(cms|site|admin|scripts)/' },
    },
    {
      name: 'start-loads-little',
      comment: "The contract's index takes 25 MB of the process that runs all the time. Import the file that declares the thing.",
      severity: 'error',
      from: { path: '^scripts/(build|environment|inbox|process|site-server|start)/|^site/src/(content|publisher)/', pathNot: TEST },
      to: { path: '^contract/src/(index|calls)\\.ts$', dependencyTypesNot: ['type-only'] },
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
      name: 'panel-layers',
      comment:
        'app → sections → kit. A section can be read, moved and deleted without another. Exceptions: parts that sections of one folder share, and the dashboard, which shows the lists of crops and articles and the number of new applications.',
      severity: 'error',
      from: { path: '^admin/src/(applications|(?:content|operation|people)/[^/]+)/', pathNot: TEST },
      to: {
        path: '^admin/src/(app|applications|content|operation|people)/',
        pathNot: [
          '^admin/src/$1/',
          '^admin/src/content/shared/',
          '^admin/src/people/second-factor/',
          '^admin/src/(content/(crops|articles)/List\\.tsx|applications/use-new-job-requests\\.ts)$',
        ],
      },
    },
    {
      name: 'panel-kit-imports-no-section',
      severity: 'error',
      from: { path: '^admin/src/kit/', pathNot: TEST },
      to: { path: '^admin/src/(?!kit/)' },
    },
    {
      name: 'cms-services-import-no-controllers',
      comment: 'Imports run routes → controllers → services.',
      severity: 'error',
      from: { path: '^cms/src/', pathNot: `(^|/)(routes|controllers|middlewares)/|^cms/src/index\\.ts$|${TEST}` },
      to: { path: '^cms/src/api/[^/]+/(routes|controllers)/' },
    },
    {
      name: 'cms-controllers-import-no-routes',
      severity: 'error',
      from: { path: '^cms/src/', pathNot: `(^|/)routes/|^cms/src/index\\.ts$|${TEST}` },
      to: { path: '^cms/src/api/[^/]+/routes/' },
    },
    {
      name: 'cms-shared-code-imports-no-api',
      comment: 'Concerns (api/*) import these folders, which import none of them.',
      severity: 'error',
      from: { path: '^cms/src/(changes|collection|concurrency|database|http|media|observability|retention)/', pathNot: TEST },
      to: { path: '^cms/src/(api|middlewares)/' },
    },
    {
      name: 'cms-base-folders-import-only-each-other',
      severity: 'error',
      from: { path: '^cms/src/(concurrency|database|http)/', pathNot: TEST },
      to: { path: '^cms/src/', pathNot: '^cms/src/(concurrency|database|http)/' },
    },
    {
      name: 'site-components-import-no-sections',
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
