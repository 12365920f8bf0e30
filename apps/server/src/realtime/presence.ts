import { type Viewer, VIEWER_SILENCE_MS } from '@vastus/contract/realtime'
import type { Connection } from './connection.ts'
import type { RemoteView } from './presence-channel.ts'

export type Place = { clinicId: number; eContactId: number }
/** A socket of this process, or another process by its name. */
type Source = Connection | string
type View = Place & { source: Source; viewers: readonly Viewer[]; lastHeardAt: number }

/**
 * Who has which e-contact open, here and in the other processes. A colleague with two tabs counts once. A connection that is silent
 * for too long is forgotten, another process too.
 */
export function createPresence() {
  const open = new Map<number, Map<Source, View>>()
  const bySource = new Map<Source, Map<number, View>>()

  const viewsOf = (eContactId: number): View[] => [...(open.get(eContactId)?.values() ?? [])]
  const all = (): View[] => [...open.values()].flatMap((views) => [...views.values()])

  function put(view: View): void {
    const views = open.get(view.eContactId) ?? new Map<Source, View>()
    open.set(view.eContactId, views.set(view.source, view))
    const own = bySource.get(view.source) ?? new Map<number, View>()
    bySource.set(view.source, own.set(view.eContactId, view))
  }

  function remove({ eContactId, source }: Pick<View, 'eContactId' | 'source'>): View | undefined {
    const views = open.get(eContactId)
    const view = views?.get(source)
    views?.delete(source)
    if (views?.size === 0) open.delete(eContactId)
    const own = bySource.get(source)
    own?.delete(eContactId)
    if (own?.size === 0) bySource.delete(source)
    return view
  }

  return {
    viewersOf: (eContactId: number): Viewer[] => distinct(viewsOf(eContactId)),
    localViewersOf: (eContactId: number): Viewer[] => distinct(viewsOf(eContactId).filter(isLocal)),
    /** The sockets of this process that have the e-contact open. */
    connectionsAt: (eContactId: number): Connection[] =>
      viewsOf(eContactId).flatMap(({ source }) => (typeof source === 'string' ? [] : [source])),
    /** What this process has to tell the others of. */
    localPlaces: (): Place[] =>
      [...open.values()].flatMap((views) => [...views.values()].filter(isLocal).slice(0, 1)),
    open(source: Connection, { clinicId, eContactId }: Place, viewer: Viewer, now: number): void {
      put({ source, clinicId, eContactId, viewers: [viewer], lastHeardAt: now })
    },
    close: (source: Connection, eContactId: number): Place | undefined => remove({ eContactId, source }),
    /** The clinic and the viewer of an e-contact that this connection has open. */
    openedBy(source: Connection, eContactId: number): { clinicId: number; viewer: Viewer } | undefined {
      const view = open.get(eContactId)?.get(source)
      const [viewer] = view?.viewers ?? []
      return view && viewer ? { clinicId: view.clinicId, viewer } : undefined
    },
    /** A sign of life keeps all that the connection has open. */
    heard(source: Connection, now: number): void {
      for (const view of bySource.get(source)?.values() ?? []) view.lastHeardAt = now
    },
    /** Takes what another process says of one e-contact; answers whether its viewers became others. */
    heardOf({ process: source, ...view }: RemoteView, now: number): boolean {
      const before = idsOf(remove({ source, ...view })?.viewers ?? [])
      if (view.viewers.length > 0) put({ ...view, source, lastHeardAt: now })
      return before !== idsOf(view.viewers)
    },
    /** Forgets a connection, another process, or one that is silent for too long; returns what changed. */
    forget(which: { source: Source } | { silentAt: number }): Place[] {
      const gone =
        'source' in which
          ? [...(bySource.get(which.source)?.values() ?? [])]
          : all().filter((view) => which.silentAt - view.lastHeardAt > VIEWER_SILENCE_MS)
      gone.forEach(remove)
      return gone
    },
    /** All that is open in these clinics. */
    overall(clinicIds: ReadonlySet<number>): { eContactId: number; viewers: Viewer[] }[] {
      return [...open].flatMap(([eContactId, views]) => {
        const seen = [...views.values()].filter(({ clinicId }) => clinicIds.has(clinicId))
        return seen.length > 0 ? [{ eContactId, viewers: distinct(seen) }] : []
      })
    },
  }
}

export type Presence = ReturnType<typeof createPresence>

const isLocal = ({ source }: View): boolean => typeof source !== 'string'

function distinct(views: readonly View[]): Viewer[] {
  return [...new Map(views.flatMap(({ viewers }) => viewers).map((viewer) => [viewer.id, viewer])).values()]
}

const idsOf = (viewers: readonly Viewer[]): string =>
  viewers
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join()
