import { createSimulators } from '@vastus/simulators'
import type { Config } from '../../../../config.ts'
import type { Database } from '../../../../db/database.ts'
import type { DatabaseKind } from '../../../../testing/databases.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'

/** Longer than questions and attempts count, so that those of one test do not reach the next. */
const UNTIL_FORGOTTEN_MS = 16 * 60_000

/** The simulators of digital IDs and of accounts elsewhere, with a product that asks them. */
export function simulatedIds() {
  const simulators = createSimulators()
  let test: TestApp | undefined
  const control = (path: string, payload: object) => simulators.inject({ method: 'POST', url: path, payload })

  return {
    control,
    /** What the app on somebody's phone asks. */
    questions: async (): Promise<{ id: string; code: string | null }[]> =>
      (await simulators.inject('/phone/questions')).json(),
    /** @param wrapDatabase to plant a fault in the product */
    async start(
      kind: DatabaseKind,
      wrapDatabase?: (database: Database) => Database,
      settings: Partial<Config> = {},
    ): Promise<TestApp> {
      const simulatorsUrl = await simulators.listen({ host: '127.0.0.1', port: 0 })
      const url = `${simulatorsUrl}/registry/r1/EE/GOV/70009770/tis`
      const patientRegister = { url, client: 'EE/COM/90000000/vastus' }
      const config = { ...settings, simulatorsUrl, patientRegister, isDokobitLoginEnabled: true }
      test = await createTestApp({ kind, config, ...(wrapDatabase ? { wrapDatabase } : {}) })
      return test
    },
    /** Moves the clock of both past what earlier tests have begun. */
    async passTime(): Promise<void> {
      if (!test) throw new Error('passTime comes after start')
      test.clock.advance(UNTIL_FORGOTTEN_MS)
      await control('/authority/clock', { now: test.clock.now().toISOString() })
    },
    async stop(): Promise<void> {
      await test?.close()
      await simulators.close()
    },
  }
}
