import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestResponse } from '@vastus/server/testing'
import type { FilesWorld } from './files-world.ts'
import { HEAVY_PICTURES, type HostileFile, hostileFiles } from './hostile-files.ts'
import type { ScannerMood } from './scanner-daemon.ts'

export const MOODS: readonly ScannerMood[] = [
  'HONEST',
  'LYING',
  'CUTTING',
  'BABBLING',
  'HALF_AN_ANSWER',
  'DOWN',
]
const ENDINGS = ['', '/thumbnail', '/large'] as const
const MAX_CHILD_BYTES = 256 * 1024 * 1024

export type FilesFigures = { cells: number; taken: number; served: number; wrong: string[] }

/** Sends each file to the product in each mood of the scanner, and asks back what was taken. */
export async function runFiles(
  world: FilesWorld,
  moods: readonly ScannerMood[] = MOODS,
): Promise<FilesFigures> {
  const figures: FilesFigures = { cells: 0, taken: 0, served: 0, wrong: [] }
  const corpus = await hostileFiles()
  for (const mood of moods) {
    await world.setMood(mood)
    for (const file of corpus) {
      // What is refused is refused before any scanner hears of it: once is enough.
      if (file.fate === 'REFUSED' && mood !== moods[0]) continue
      figures.cells++
      await sendAndAsk(world, file, mood, figures)
    }
  }
  return figures
}

async function sendAndAsk(
  world: FilesWorld,
  file: HostileFile,
  mood: ScannerMood,
  figures: FilesFigures,
): Promise<void> {
  const complain = (what: string) => figures.wrong.push(`${file.what}, scanner ${mood}: ${what}`)
  const response = await world.upload(file.name, file.content)
  if (response.statusCode !== 201) {
    const isRefusal = response.statusCode === 469 && response.body.includes('INVALID_INPUT_FILE')
    if (!isRefusal) complain(`answered ${response.statusCode} ${response.body}`)
    else if (file.fate !== 'REFUSED') complain('refused')
    return
  }
  figures.taken++
  if (file.fate === 'REFUSED') complain('taken')
  const { id } = response.json() as { id: string }
  const early = await world.story.patient.client.get(`/api/files/${id}`)
  if (early.statusCode === 200) complain('served before it was scanned')
  const stored = await world.scanned(id)
  if (!isCleanName(stored.name))
    complain(`stored under the name ${JSON.stringify(stored.name.slice(0, 100))}`)
  if (!/^[0-9a-f-]{36}$/.test(stored.storageKey)) complain(`stored at ${stored.storageKey}`)
  const expected = mood !== 'HONEST' ? 'WAITING' : file.fate === 'INFECTED' ? 'INFECTED' : 'CLEAN'
  if (stored.scanResult !== expected) complain(`${stored.scanResult}, not ${expected}`)
  for (const ending of ENDINGS) {
    for (const { client } of [world.story.patient, world.story.doctor]) {
      const given = await client.get(`/api/files/${id}${ending}`)
      if (given.statusCode !== 200) continue
      figures.served++
      if (expected !== 'CLEAN') complain(`served${ending}`)
      for (const fault of faultsOf(given, ending)) complain(`served${ending} ${fault}`)
    }
  }
}

function isCleanName(name: string): boolean {
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)\./i.test(name)
  return (
    Buffer.byteLength(name) <= 255 && !/[/\\\p{Cc}\p{Cf}]/u.test(name) && !name.startsWith('.') && !isDevice
  )
}

/** What an answer with a file's bytes lacks to be harmless whatever the bytes are. */
export function faultsOf(
  { headers }: Pick<TestResponse, 'headers'>,
  ending: (typeof ENDINGS)[number],
): string[] {
  const type = String(headers['content-type'])
  const isPicture = ending !== ''
  const checks: [boolean, string][] = [
    [isPicture ? type === 'image/webp' : !/html|svg|xml(?!formats)|script|octet/.test(type), `as ${type}`],
    [
      isPicture ||
        /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.~!$&+^`|%-]+$/.test(
          String(headers['content-disposition']),
        ),
      `inline or with a broken name: ${String(headers['content-disposition']).slice(0, 100)}`,
    ],
    [headers['x-content-type-options'] === 'nosniff', 'to be guessed at'],
    [headers['content-security-policy'] === "sandbox; default-src 'none'", 'outside the sandbox'],
    [headers['cache-control'] === 'no-store', 'to be kept'],
    [headers['set-cookie'] === undefined, 'with a cookie'],
  ]
  return checks.filter(([isFine]) => !isFine).map(([, fault]) => fault)
}

export type ChildFigures = { peakBytes: number; heaviest: string; over: string[] }

/** The most memory that the child which draws pictures ever had, for each heavy picture a child of its own. */
export async function runHeavyPictures({ story }: FilesWorld, only?: number): Promise<ChildFigures> {
  const figures: ChildFigures = { peakBytes: 0, heaviest: '', over: [] }
  const { config, thumbnails } = story.services
  for (const [what, make] of HEAVY_PICTURES.slice(0, only)) {
    const path = join(config.dataDir, 'heavy')
    await writeFile(path, await make())
    thumbnails.close()
    let peakBytes = 0
    const look = () => {
      peakBytes = Math.max(peakBytes, peakOf(thumbnails.childPid))
    }
    const timer = setInterval(look, 5)
    await thumbnails.makeThumbnail(path)
    clearInterval(timer)
    look()
    if (peakBytes > figures.peakBytes) Object.assign(figures, { peakBytes, heaviest: what })
    if (peakBytes > MAX_CHILD_BYTES) figures.over.push(what)
  }
  return figures
}

/** As the kernel has kept it, so nothing between two looks is missed but what came after the last. */
function peakOf(pid: number | undefined): number {
  if (pid === undefined) return 0
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0 // It has ended.
  }
}
