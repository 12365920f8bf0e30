import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  optional?: boolean
  license?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Lockfile = { lockfileVersion: number; packages: Record<string, Locked> }

const REGISTRY = 'https://registry.npmjs.org/'
const EXACT = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]
/**
 * What decodes pictures, native or WebAssembly: linked at run time, unchanged, replaceable, as its licence asks. A font, whose
 * licence lets documents hold it. And a package whose file LICENSE holds the MIT licence, which its package.json leaves out.
 */
const ALLOWED_FOR: Record<string, string> = {
  '@img/sharp-': 'LGPL-3.0-or-later',
  'libheif-js': 'LGPL-3.0',
  '@expo-google-fonts/inter': 'OFL-1.1',
  'png-js': 'none',
}

/** What in a lockfile lets something else in than was looked at. */
export function lockfileFaults({ lockfileVersion, packages }: Lockfile): string[] {
  const faults = lockfileVersion === 3 ? [] : ['an unknown version of the lockfile']
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.link) continue
    if (path.startsWith('node_modules/')) {
      if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) faults.push(`${path}: no sha512`)
      if (entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY))
        faults.push(`${path}: from elsewhere`)
      if (!EXACT.test(entry.version ?? '')) faults.push(`${path}: version ${entry.version}`)
    } else
      for (const [name, wanted] of Object.entries({
        ...entry.dependencies,
        ...entry.devDependencies,
        ...entry.optionalDependencies,
      }))
        if (!EXACT.test(wanted))
          faults.push(`${path || 'the root'} wants ${name} ${wanted}, which is not exact`)
  }
  return faults
}

/** Licences of what runs in production that are not on the list; as the installed packages themselves say. */
export function licenceFaults(root: string, { packages }: Lockfile): { looked: number; faults: string[] } {
  const faults: string[] = []
  let looked = 0
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.startsWith('node_modules/') || entry.link || entry.dev) continue
    const file = join(root, path, 'package.json')
    // Optional ones for other systems are not installed here; the lockfile tells of them.
    if (!existsSync(file) && !entry.optional) continue
    const { license = entry.license } = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as { license?: string })
      : {}
    looked++
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (!isAllowed(name, license ?? 'none')) faults.push(`${name}: ${license ?? 'none'}`)
  }
  return { looked, faults }
}

export function isAllowed(name: string, licence: string): boolean {
  const special = Object.entries(ALLOWED_FOR).find(([prefix]) => name.startsWith(prefix))?.[1]
  const isListed = (each: string) => ALLOWED.includes(each) || each === special
  const plain = licence.replaceAll(/[()]/g, '')
  if (plain.includes(' OR ') && !plain.includes(' AND ')) return plain.split(' OR ').some(isListed)
  return plain.split(' AND ').every(isListed)
}
