import {
  copyDatabasesFrom,
  createTestApp,
  type DatabaseKind,
  pgliteTemplate,
  postgresTemplate,
  startPostgresCluster,
  type TestApp,
} from '@vastus/server/testing'

/** The whole server in this process, on a database that is thrown away. `stop` comes after `close`. */
export async function startApp(kind: DatabaseKind = 'postgres'): Promise<TestApp & { stop: () => void }> {
  if (kind === 'pglite') {
    copyDatabasesFrom({ pgliteTemplate: await pgliteTemplate(), postgres: null })
    return { ...(await createTestApp({ kind })), stop: () => undefined }
  }
  const cluster = await startPostgresCluster()
  if (!cluster) throw new Error('this needs the programs of PostgreSQL, or TEST_DATABASE_URL')
  const { template } = await postgresTemplate(cluster.url)
  copyDatabasesFrom({ pgliteTemplate: '', postgres: { url: cluster.url, template } })
  return { ...(await createTestApp({ kind })), stop: () => cluster.stop() }
}
