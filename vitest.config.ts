import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes minutes begins first: begun last, it would run alone at the end. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/(proofs|operate)\//.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** A test that asks until something holds waits as long as on a busy machine. By default vitest gives up after one second. */
const PATIENT = { poll: { timeout: 30_000 } }

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongOnesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/*.test.mjs'],
          exclude: ['**/*.page.test.ts'],
          // Loading the modules again for each file took longer than the tests: what a test replaces, it puts back.
          isolate: false,
          // A whole page rendered takes seconds on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // The whole application without a browser, against a server that is made from the contract.
          name: 'pages',
          include: ['apps/web/src/**/*.page.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['apps/web/src/testing/setup.ts'],
          isolate: false,
          expect: PATIENT,
          // The first test of a worker loads the application.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // The assembled server on a real database: starting one takes seconds on a busy machine.
          name: 'http',
          include: ['apps/server/src/**/*.test.ts', 'proofs/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Each worker loads the product once, not once for each of 140 files: what a test replaces, it puts back.
          isolate: false,
          expect: PATIENT,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
