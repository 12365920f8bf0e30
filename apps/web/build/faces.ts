import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Rolldown } from 'vite'

// The face of a feature, its index.ts, only passes on what others may use. A page takes of it what it names, and nothing else.

const FACE = /\/src\/\w+\/[\w-]+\/index\.ts$/
const IMPORTED = /^import \{([^}]*)\} from '(\.[^']*\/index\.ts)'/gm
const PASSED_ON = /^export \{([^}]*)\} from '([^']*)'/gm

export const WITHOUT_UNUSED: Rolldown.InputOptions = {
  treeshake: { moduleSideEffects: [{ test: FACE, sideEffects: false }] },
  experimental: { lazyBarrel: true },
}

export const isFace = (id: string): boolean => FACE.test(id)

/** The modules behind the faces that a module of the page uses, by what it names of each. */
export function takenOfFaces(id: string): string[] {
  if (isFace(id) || !/\/src\/.*\.tsx?$/.test(id)) return []
  return [...readFileSync(id, 'utf8').matchAll(IMPORTED)].flatMap(([, names = '', path = '']) => {
    const face = resolve(dirname(id), path)
    const wanted = namesOf(names).map(([name]) => name)
    return [...readFileSync(face, 'utf8').matchAll(PASSED_ON)]
      .filter(([, passed = '']) => namesOf(passed).some((name) => wanted.includes(name.at(-1))))
      .map(([, , module = '']) => resolve(dirname(face), module))
  })
}

/** Each name of a list, with the other one that it has here: `default as styles` gives both. Types leave nothing in the page. */
function namesOf(list: string): string[][] {
  return list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each && !each.startsWith('type '))
    .map((each) => each.split(' as '))
}
