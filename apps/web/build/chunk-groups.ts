import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { isFace, takenOfFaces } from './faces.ts'

/** But for what only a late screen uses. */
const LIBRARIES =
  /^(?!.*\/(useQueries|queriesObserver)\.js$).*(node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core))\/|rolldown\/runtime)/
const SOURCES = join(import.meta.dirname, '../src')
const START = join(SOURCES, 'main.tsx')

/**
 * The pages that are opened first: their addresses, of which the first that fits counts, whose they are, and the module that each
 * begins with.
 */
export const FIRST_PAGES = {
  create: {
    addresses: ['/e-contacts/create'],
    face: 'patient',
    source: 'patient/new-e-contact/create-screen.tsx',
  },
  timeline: {
    addresses: ['/e-contacts/:id/timeline'],
    face: 'patient',
    source: 'app/pages/patient-timeline-page.tsx',
  },
  clinic: {
    addresses: ['/clinic-e-contacts', '/e-contacts/:id'],
    face: 'clinic',
    source: 'app/pages/clinic-pages.ts',
  },
  patient: {
    addresses: ['/my-e-contacts/*', '/e-contacts/*'],
    face: 'patient',
    source: 'app/pages/my-e-contacts-page.tsx',
  },
  guest: { addresses: ['/*'], face: 'guest', source: 'app/pages/guest-pages.ts' },
} as const

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>
type Need = { page: string; face: string; modules: Set<string> }

/**
 * Few files travel better than many: the libraries; what the start or several faces' first pages need; what the same first
 * pages of one face need; what one first page shares with later screens. What only later screens share stays with them.
 */
export const chunkGroups = [
  { name: 'libraries', test: LIBRARIES, priority: 5 },
  {
    name: (id: string, graph: Graph) => (isForAll(pagesThatNeed(id, graph)) ? 'shared' : null),
    minShareCount: 2,
    priority: 4,
  },
  // The staff's first page needs it, and so do late pages of patients: they are not to fetch what is the staff's for it.
  { name: 'date-field', test: /src\/shared\/ui\/date-(field|parts)\./, priority: 3.5 },
  // A file takes along what its modules import: what more pages need is put away first.
  ...[3, 2, 1].map((count) => ({
    name: (id: string, graph: Graph) => {
      const pages = pagesThatNeed(id, graph).map(({ page }) => page)
      return pages.length === count ? `${pages.join('-')}-shared` : null
    },
    minShareCount: 2,
    priority: count,
  })),
]

const isForAll = (pages: Need[]): boolean =>
  pages.some(({ page }) => page === 'start') || new Set(pages.map(({ face }) => face)).size > 1

let needs: Need[] | undefined

function pagesThatNeed(id: string, graph: Graph): Need[] {
  needs ??= [
    { page: 'start', face: 'start', modules: reachedFrom(START, graph) },
    ...Object.entries(FIRST_PAGES).map(([page, { face, source }]) => ({
      page,
      face,
      modules: reachedFrom(join(SOURCES, source), graph),
    })),
  ]
  return needs.filter(({ modules }) => modules.has(id))
}

/** Of it only addresses are left, by addresses-of-routes: what stood behind the schemas is not needed. */
const CONTRACT = /packages\/contract\/src\//

/** What a module imports, and so on, but for what it asks for later. */
function reachedFrom(first: string, graph: Graph): Set<string> {
  const found = new Set([first])
  for (const id of found) {
    if (CONTRACT.test(id)) continue
    for (const each of graph.getModuleInfo(id)?.importedIds ?? []) if (!isFace(each)) found.add(each)
    for (const each of takenOfFaces(id)) found.add(each)
  }
  return found
}
