import type { Viewer } from '@vastus/contract/realtime'

type View = { connection: object; clinicId: number; eContactId: number; viewer: Viewer; lastHeardAt: number }

/** Who has which e-contact open, in this process. A colleague with two tabs counts once. */
export function createPresence(silenceMs: number) {
  const views = new Map<string, View>()
  const ids = new WeakMap<object, number>()
  let lastId = 0

  function keyOf(connection: object, eContactId: number): string {
    let id = ids.get(connection)
    if (id === undefined) {
      lastId += 1
      id = lastId
      ids.set(connection, id)
    }
    return `${id}:${eContactId}`
  }

  function viewersOf(eContactId: number): Viewer[] {
    const seen = new Map<number, Viewer>()
    for (const view of views.values())
      if (view.eContactId === eContactId) seen.set(view.viewer.id, view.viewer)
    return [...seen.values()]
  }

  return {
    viewersOf,
    open(connection: object, clinicId: number, eContactId: number, viewer: Viewer, now: number): void {
      views.set(keyOf(connection, eContactId), { connection, clinicId, eContactId, viewer, lastHeardAt: now })
    },
    close(connection: object, eContactId: number): number | undefined {
      const key = keyOf(connection, eContactId)
      const clinicId = views.get(key)?.clinicId
      views.delete(key)
      return clinicId
    },
    /** A sign of life keeps all that the connection has open. */
    heard(connection: object, now: number): void {
      for (const view of views.values()) if (view.connection === connection) view.lastHeardAt = now
    },
    /** Forgets a connection, or those silent for too long; answers what changed. */
    forget(which: { connection: object } | { silentAt: number }): { clinicId: number; eContactId: number }[] {
      const changed: { clinicId: number; eContactId: number }[] = []
      for (const [key, view] of views) {
        const gone =
          'connection' in which
            ? view.connection === which.connection
            : which.silentAt - view.lastHeardAt > silenceMs
        if (!gone) continue
        views.delete(key)
        changed.push({ clinicId: view.clinicId, eContactId: view.eContactId })
      }
      return changed
    },
    overall(clinicId: number): { eContactId: number; viewers: Viewer[] }[] {
      const open = new Set(
        [...views.values()].filter((view) => view.clinicId === clinicId).map((view) => view.eContactId),
      )
      return [...open].map((eContactId) => ({ eContactId, viewers: viewersOf(eContactId) }))
    },
  }
}
