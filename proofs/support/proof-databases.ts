import {
  copyDatabasesFrom,
  type DatabaseKind,
  pgliteTemplate,
  postgresTemplate,
  startPostgresCluster,
} from '@vastus/server/testing'

/** Gives a long form the databases that the test runner gives the short one, and takes them away at the end. */
export async function withProofDatabases(work: (kinds: DatabaseKind[]) => Promise<void>): Promise<void> {
  const cluster = await startPostgresCluster()
  if (!cluster) throw new Error('this needs the programs of PostgreSQL, or TEST_DATABASE_URL')
  try {
    const postgres = await postgresTemplate(cluster.url)
    copyDatabasesFrom({ pgliteTemplate: await pgliteTemplate(), postgres })
    await work(['pglite', 'postgres'])
    await postgres.drop()
  } finally {
    cluster.stop()
  }
}
