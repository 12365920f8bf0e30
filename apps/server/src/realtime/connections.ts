import type { WebSocket } from 'ws'
import type { Connection } from './connection.ts'

/** The open sockets of this process, found without asking each of them. */
export function createConnections() {
  const sockets = new Map<Connection, WebSocket>()
  const byClinic = new Map<number, Set<Connection>>()
  const byPerson = new Map<number, Set<Connection>>()

  function remove(connection: Connection): void {
    sockets.delete(connection)
    for (const clinicId of connection.clinicIds) drop(byClinic, clinicId, connection)
    if (connection.principal.personId !== null) drop(byPerson, connection.principal.personId, connection)
  }

  return {
    sockets: sockets as ReadonlyMap<Connection, WebSocket>,
    add(connection: Connection, socket: WebSocket): void {
      sockets.set(connection, socket)
      for (const clinicId of connection.clinicIds) put(byClinic, clinicId, connection)
      if (connection.principal.personId !== null) put(byPerson, connection.principal.personId, connection)
    },
    remove,
    /** Of the clinic's staff. */
    ofClinic: (clinicId: number): ReadonlySet<Connection> => byClinic.get(clinicId) ?? NOBODY,
    /** Of this person, in whatever roles. */
    ofPerson: (personId: number): ReadonlySet<Connection> => byPerson.get(personId) ?? NOBODY,
  }
}

export type Connections = ReturnType<typeof createConnections>

const NOBODY: ReadonlySet<Connection> = new Set()

function put(index: Map<number, Set<Connection>>, key: number, connection: Connection): void {
  index.set(key, (index.get(key) ?? new Set()).add(connection))
}

function drop(index: Map<number, Set<Connection>>, key: number, connection: Connection): void {
  const connections = index.get(key)
  connections?.delete(connection)
  if (connections?.size === 0) index.delete(key)
}
