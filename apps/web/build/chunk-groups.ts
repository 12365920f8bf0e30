import { join } from 'node:path'
import type { Rolldown } from 'vite'

const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(react-router|router-core|history|react-store|store|react-query|query-core))\//
const SOURCES = join(import.meta.dirname, '../src')
const FACES = ['guest', 'patient', 'clinic'] as const

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Few files travel better than many: the libraries; what the start or several faces' first pages need; what one face's first
 * page shares with later screens. What only later screens share stays with them.
 */
export const chunkGroups = [
  { name: 'libraries', test: LIBRARIES, priority: 3 },
  {
    name: (id: string, graph: Graph) => (isSharedAtFirst(facesThatNeed(id, graph)) ? 'shared' : null),
    minShareCount: 2,
    priority: 2,
  },
  {
    name: (id: string, graph: Graph) => {
      const [face] = facesThatNeed(id, graph)
      return face ? `${face}-shared` : null
    },
    minShareCount: 2,
    priority: 1,
  },
]

const isSharedAtFirst = (faces: string[]): boolean => faces.length > 1 || faces[0] === 'start'

let needs: { face: string; modules: Set<string> }[] | undefined

function facesThatNeed(id: string, graph: Graph): string[] {
  needs ??= [
    { face: 'start', modules: reachedFrom(join(SOURCES, 'main.tsx'), graph) },
    ...FACES.map((face) => ({
      face,
      modules: reachedFrom(join(SOURCES, `app/pages/${face}-pages.ts`), graph),
    })),
  ]
  return needs.filter(({ modules }) => modules.has(id)).map(({ face }) => face)
}

/** What a module imports, and so on, but for what it asks for later. */
function reachedFrom(first: string, graph: Graph): Set<string> {
  const found = new Set([first])
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
