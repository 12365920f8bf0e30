// What may import what. The folders are described in docs/architecture.md, the reasons in docs/decisions/0002.
const packages = '^packages/(domain|contract|demo|i18n)/'
const npm = 'node_modules/'

/** The features of the page by face, from the lowest floor up. */
const WEB_FEATURES = {
  account: [
    ['forms'],
    [
      'consents',
      'clinic-sign-up',
      'platform',
      'profile',
      'security',
      'sign-in',
      'sign-up',
      'sms-choice',
      'support',
    ],
    ['confirm-owner'],
  ],
  patient: [
    ['e-contacts'],
    ['new-e-contact'],
    [
      'adverts',
      'answers',
      'feedback',
      'my-data',
      'my-e-contacts',
      'notifications',
      'persons',
      'prescriptions',
      'sick-leave',
      'timeline',
    ],
  ],
  clinic: [
    ['e-contacts'],
    ['ai', 'file-import', 'registry-import', 'templates'],
    ['replies'],
    ['merge', 'same-person'],
    ['conversation'],
    [
      'administration',
      'help',
      'inbox',
      'information-hub',
      'message-centre',
      'print',
      'questionnaire-flow',
      'responses',
      'settings',
      'statistics',
      'tools',
      'wizard',
    ],
  ],
  admin: [
    ['pages'],
    [
      'add-clinic',
      'adverts',
      'ai',
      'applications',
      'clinics',
      'documents',
      'hub-notices',
      'overview',
      'support',
    ],
  ],
}
const faces = Object.keys(WEB_FEATURES).join('|')

const core = { dependencyTypes: ['core'] }

/** The features of the server, from the lowest floor up. */
const SERVER_FEATURES = [
  ['adverts', 'consents', 'content', 'delivery', 'drafts', 'health', 'prescriptions'],
  [
    'promises',
    'questionnaire',
    'instruments',
    'templates',
    'clinic-settings',
    'information-hub',
    'platform',
    'sessions',
  ],
  ['clinics'],
  ['e-contacts', 'sign-in'],
  ['conversation', 'feedback', 'profile', 'sick-leave', 'support', 'work-statistics'],
  ['ai', 'files', 'message-centre', 'new-clinics', 'persons', 'replies'],
  ['patients'],
  ['administration', 'file-import', 'inbox', 'merge', 'my-data', 'platform-admin', 'registry-import'],
]
const featuresOf = (names) => `^apps/server/src/features/(${names.join('|')})/`

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    forbid('no-cycles', 'Two modules that need each other are one module, or three.', {}, { circular: true }),
    forbid('resolves', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'domain-is-pure',
      'Rules import only themselves and the telephone number library.',
      { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/domain/', `${npm}libphonenumber-js/`] },
    ),
    forbid(
      'contract-knows-rules-only',
      'The contract imports rules and zod.',
      { path: '^packages/contract/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/(contract|domain)/', `${npm}zod/`] },
    ),
    forbid(
      'i18n-knows-languages-only',
      'Words need no rule but the list of languages.',
      { path: '^packages/i18n/src/', pathNot: '\\.test\\.ts$' },
      { path: ['^(apps|proofs|e2e|bench)/', '^packages/(?!i18n/|domain/src/locale)'] },
    ),
    forbid(
      'demo-knows-rules-only',
      'The cast and its story are data and pure functions over the rules.',
      { path: '^packages/demo/src/', pathNot: '\\.test\\.ts$' },
      { pathNot: ['^packages/(demo|domain)/'] },
    ),
    forbid(
      'demo-stays-in-the-demo',
      'Outside tests the cast is used only where DEMO data is written, recognised and offered.',
      {
        path: '^(apps|packages)/',
        pathNot: [
          '\\.test\\.tsx?$',
          '/testing/',
          '^packages/demo/',
          '^apps/server/src/(db/seeds/demo|installation|features/platform/config)/',
          '^apps/server/src/features/sign-in/simulated-persons/',
          '^apps/server/src/start-server\\.ts$',
          '^apps/web/src/account/sign-in/demo-roles\\.tsx$',
          '^apps/web/src/account/confirm-owner/confirm-with-password\\.tsx$',
        ],
      },
      { path: '^packages/demo/' },
    ),
    forbid(
      'packages-know-no-app',
      'Packages are used by apps, never the other way.',
      { path: packages },
      { path: '^(apps|proofs|e2e|bench)/' },
    ),
    forbid(
      'simulators-are-apart',
      'Simulators know the wire and nothing of the product; of the product only tests start them.',
      { path: '^apps/simulators/' },
      { path: '^(apps/(?!simulators/)|packages/|proofs|e2e|bench)' },
    ),
    forbid(
      'product-knows-no-simulator',
      'The product is told an address; only tests start the simulators themselves.',
      { path: '^(apps/(server|web)|packages)/', pathNot: ['\\.test\\.ts$', '/testing/'] },
      { path: '^apps/simulators/' },
    ),
    forbid(
      'server-feature-by-its-face',
      'A feature uses another one through its index.ts only.',
      { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/server/src/features/([^/]+)/',
        pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/index\\.ts$'],
      },
    ),
    ...SERVER_FEATURES.map((floor, index) =>
      forbid(
        `server-feature-floor-${index + 1}`,
        'A feature uses those of lower floors; what two of one floor need lies below both.',
        { path: featuresOf(floor), pathNot: '\\.test\\.ts$' },
        { path: featuresOf(SERVER_FEATURES.slice(index).flat()), pathNot: '^apps/server/src/features/$1/' },
      ),
    ),
    forbid(
      'server-feature-has-a-floor',
      'A new feature is entered in the list of floors.',
      { path: '^apps/server/src/features/', pathNot: featuresOf(SERVER_FEATURES.flat()) },
      {},
    ),
    forbid(
      'server-face-exports-verbs',
      'The face of a feature exports what it does, never a repository.',
      { path: '^apps/server/src/features/[^/]+/index\\.ts$' },
      { path: '-repository\\.ts$', dependencyTypes: ['export'] },
    ),
    forbid(
      'server-feature-uses-ports',
      'A feature is handed its storage, scanner and mail server; it never picks one.',
      { path: '^apps/server/src/features/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/server/src/adapters/.*/(disk-storage|s3-storage|clamd|smtp-mailer)\\.ts$' },
    ),
    forbid(
      'server-ground-knows-no-feature',
      'What features stand on does not know them; app.ts puts the two together.',
      {
        path: '^apps/server/src/(http|db|realtime|jobs|adapters)/',
        pathNot: ['\\.test\\.ts$', '^apps/server/src/db/seeds/'],
      },
      { path: '^apps/server/src/features/' },
    ),
    forbid(
      'server-testing-stays-in-tests',
      'Nothing that runs in production needs the test tools.',
      {
        path: '^apps/server/src/',
        pathNot: ['\\.test\\.ts$', '/testing/', '^apps/server/src/db/seeds/'],
      },
      { path: '^apps/server/src/testing/' },
    ),
    forbid(
      'web-faces-apart',
      'What guests, patients and clinics see never imports one another; app/ puts the faces together.',
      { path: `^apps/web/src/(${faces})/` },
      { path: `^apps/web/src/(${faces})/`, pathNot: '^apps/web/src/$1/' },
    ),
    ...Object.entries(WEB_FEATURES).flatMap(([face, floors]) =>
      floors.flat().map((feature) => {
        const below = floors
          .slice(
            0,
            floors.findIndex((floor) => floor.includes(feature)),
          )
          .flat()
        return forbid(
          `web-${face}-${feature}-looks-down`,
          'A feature uses only features of a lower floor, through their index.ts.',
          { path: `^apps/web/src/${face}/${feature}/`, pathNot: '\\.test\\.tsx?$' },
          {
            path: `^apps/web/src/${face}/`,
            pathNot: [
              `^apps/web/src/${face}/${feature}/`,
              ...below.map((name) => `^apps/web/src/${face}/${name}/index\\.ts$`),
            ],
          },
        )
      }),
    ),
    forbid(
      'web-feature-has-a-floor',
      'A feature of the page is named in WEB_FEATURES above.',
      {
        path: `^apps/web/src/(${faces})/`,
        pathNot: Object.entries(WEB_FEATURES).map(
          ([face, floors]) => `^apps/web/src/${face}/(${floors.flat().join('|')})/`,
        ),
      },
      {},
    ),
    forbid(
      'web-feature-below-app',
      'A feature does not reach up into app/.',
      { path: `^apps/web/src/(${faces})/` },
      { path: '^apps/web/src/app/' },
    ),
    forbid(
      'web-shared-knows-no-feature',
      'The kit knows neither features nor the app.',
      { path: '^apps/web/src/shared/' },
      { path: `^apps/web/src/(${faces}|app)/` },
    ),
    forbid(
      'web-stays-in-the-browser',
      'The page has no Node and no server.',
      { path: '^apps/web/src/', pathNot: '\\.test\\.tsx?$' },
      core,
    ),
    forbid(
      'web-testing-stays-in-tests',
      'Nothing of the page needs its test tools.',
      { path: '^apps/web/src/', pathNot: ['\\.test\\.tsx?$', '^apps/web/src/testing/'] },
      { path: '^apps/web/src/testing/' },
    ),
    forbid(
      'apps-apart',
      'The page and the server meet in the contract.',
      { path: '^apps/web/src/' },
      { path: '^apps/server/' },
    ),
    forbid(
      'server-knows-no-page',
      'The server serves the built page as files.',
      { path: '^apps/server/src/' },
      { path: '^apps/web/' },
    ),
    forbid(
      'proofs-stay-outside',
      'Nothing needs the proofs.',
      { path: '^(apps|packages|e2e|bench)/' },
      { path: '^proofs/' },
    ),
    forbid(
      'proofs-know-no-page',
      'Proofs act as the page through its own socket client, and know nothing else of it.',
      { path: '^proofs/' },
      { path: '^apps/web/src/', pathNot: '^apps/web/src/shared/realtime/realtime-client\\.ts$' },
    ),
    forbid(
      'server-testing-by-its-face',
      'Proofs and measurements use the test tools of the server through @vastus/server/testing.',
      { path: '^(proofs|e2e|bench)/' },
      {
        path: ['^apps/server/src/testing/', '^apps/server/src/.*/testing/'],
        // The cluster alone is a face too, for the journeys: the rest would load the whole server. So are the identities, which
        // load all simulators, and the bundle, which loads the bundler.
        pathNot: '^apps/server/src/testing/(index|bundle-server|postgres-cluster|identities)\\.ts$',
      },
    ),
    forbid(
      'journeys-see-what-people-see',
      'Journeys and measurements use the contract, not the inside.',
      { path: '^(e2e|bench)/' },
      { path: ['^apps/web/src/', '^apps/server/src/(?!testing/|db/)'] },
    ),
    forbid(
      'declared-dependencies',
      'Every package used is named in a package.json.',
      { path: '^(apps|packages|proofs|e2e|bench)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|playwright-report)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    builtInModules: { add: ['node:test'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
