import type { TestProject } from 'vitest/node'
import { bundleServer } from './bundle-server.ts'
import { startPostgresCluster } from './postgres-cluster.ts'
import { type PostgresTemplate, pgliteTemplate, postgresTemplate } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplate: string
    postgres: PostgresTemplate | null
  }
}

/** Once per test run: the server that tests start as a program, and the databases that every test file copies its own from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeServer = await bundleServer()
  project.provide('pgliteTemplate', await pgliteTemplate())
  const cluster = await startPostgresCluster()
  if (!cluster && process.env['CI']) throw new Error('PostgreSQL is missing: on CI both databases are tested')
  const template = cluster ? await postgresTemplate(cluster.url) : undefined
  project.provide('postgres', template ? { url: template.url, template: template.template } : null)
  return async () => {
    removeServer()
    await template?.drop()
    cluster?.stop()
  }
}
