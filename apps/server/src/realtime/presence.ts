import { type Viewer, VIEWER_SILENCE_MS } from '@vastus/contract/realtime'
import type { RemoteView } from './presence-channel.ts'

type LocalView = {
  connection: object
  clinicId: number
  eContactId: number
  viewer: Viewer
  lastHeardAt: number
}
type Place = { clinicId: number; eContactId: number }

/**
 * Who has which e-contact open, here and in the other processes. A colleague with two tabs counts once. Whoever is silent
 * for too long is forgotten, another process too.
 */
export function createPresence() {
  const local = new Map<string, LocalView>()
  const remote = new Map<string, RemoteView & { lastHeardAt: number }>()
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

  function localViewersOf(eContactId: number): Viewer[] {
    return distinct(
      [...local.values()].filter((view) => view.eContactId === eContactId).map(({ viewer }) => viewer),
    )
  }

  function viewersOf(eContactId: number): Viewer[] {
    const elsewhere = [...remote.values()].filter((view) => view.eContactId === eContactId)
    return distinct([...localViewersOf(eContactId), ...elsewhere.flatMap(({ viewers }) => viewers)])
  }

  return {
    viewersOf,
    localViewersOf,
    /** What this process has to tell the others of. */
    localPlaces: (): Place[] => [
      ...new Map([...local.values()].map((view) => [view.eContactId, placeOf(view)])).values(),
    ],
    open(connection: object, clinicId: number, eContactId: number, viewer: Viewer, now: number): void {
      local.set(keyOf(connection, eContactId), { connection, clinicId, eContactId, viewer, lastHeardAt: now })
    },
    close(connection: object, eContactId: number): number | undefined {
      const key = keyOf(connection, eContactId)
      const clinicId = local.get(key)?.clinicId
      local.delete(key)
      return clinicId
    },
    /** The clinic and the viewer of an e-contact that this connection has open. */
    openedBy: (connection: object, eContactId: number): { clinicId: number; viewer: Viewer } | undefined =>
      local.get(keyOf(connection, eContactId)),
    /** A sign of life keeps all that the connection has open. */
    heard(connection: object, now: number): void {
      for (const view of local.values()) if (view.connection === connection) view.lastHeardAt = now
    },
    /** Takes what another process says of one e-contact; answers whether its viewers became others. */
    heardOf(view: RemoteView, now: number): boolean {
      const key = `${view.process}:${view.eContactId}`
      const before = idsOf(remote.get(key)?.viewers ?? [])
      if (view.viewers.length > 0) remote.set(key, { ...view, lastHeardAt: now })
      else remote.delete(key)
      return before !== idsOf(view.viewers)
    },
    /** Forgets a connection, another process, or whoever is silent for too long; answers what changed. */
    forget(which: { connection: object } | { process: string } | { silentAt: number }): Place[] {
      const isSilent = (lastHeardAt: number) =>
        'silentAt' in which && which.silentAt - lastHeardAt > VIEWER_SILENCE_MS
      return [
        ...take(
          local,
          (view) =>
            ('connection' in which && view.connection === which.connection) || isSilent(view.lastHeardAt),
        ),
        ...take(
          remote,
          (view) => ('process' in which && view.process === which.process) || isSilent(view.lastHeardAt),
        ),
      ]
    },
    overall(clinicId: number): { eContactId: number; viewers: Viewer[] }[] {
      const open = new Map<number, Viewer[]>()
      const add = ({ clinicId: of, eContactId }: Place, viewers: readonly Viewer[]) => {
        if (of === clinicId) open.set(eContactId, [...(open.get(eContactId) ?? []), ...viewers])
      }
      for (const view of local.values()) add(view, [view.viewer])
      for (const view of remote.values()) add(view, view.viewers)
      return [...open].map(([eContactId, viewers]) => ({ eContactId, viewers: distinct(viewers) }))
    },
  }
}

export type Presence = ReturnType<typeof createPresence>

function distinct(viewers: readonly Viewer[]): Viewer[] {
  return [...new Map(viewers.map((viewer) => [viewer.id, viewer])).values()]
}

const idsOf = (viewers: readonly Viewer[]): string =>
  viewers
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join()

const placeOf = ({ clinicId, eContactId }: Place): Place => ({ clinicId, eContactId })

function take<V extends Place>(views: Map<string, V>, isGone: (view: V) => boolean): Place[] {
  const gone = [...views].filter(([, view]) => isGone(view))
  for (const [key] of gone) views.delete(key)
  return gone.map(([, view]) => placeOf(view))
}
