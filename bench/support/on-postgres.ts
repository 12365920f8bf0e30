import {
  copyDatabasesFrom,
  createTestApp,
  postgresTemplate,
  startPostgresCluster,
  type TestApp,
} from '@vastus/server/testing'

/** The whole server in this process, on a PostgreSQL that is thrown away. `stop` comes after `close`. */
export async function startOnPostgres(): Promise<TestApp & { stop: () => void }> {
  const cluster = await startPostgresCluster()
  if (!cluster) throw new Error('this needs the programs of PostgreSQL, or TEST_DATABASE_URL')
  const { template } = await postgresTemplate(cluster.url)
  copyDatabasesFrom({ pgliteTemplate: '', postgres: { url: cluster.url, template } })
  return { ...(await createTestApp({ kind: 'postgres' })), stop: () => cluster.stop() }
}
