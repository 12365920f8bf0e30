import pg from 'pg'

/** Makes an empty database on the server of this address, or a copy of another one of the same server. */
export async function createDatabase(server: string, name: string, template?: string): Promise<string> {
  await administer(
    server,
    `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`,
  )
  return addressOf(server, name)
}

export async function dropDatabase(url: string): Promise<void> {
  await administer(url, `drop database ${nameOf(url)} with (force)`)
}

export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1)
}

function addressOf(server: string, name: string): string {
  return new URL(`/${name}`, server).href
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(server, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
