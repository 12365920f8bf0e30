import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { detectContent } from '../../apps/server/src/adapters/content/content-type.ts'
import { faultsOf } from './files-run.ts'
import type { FilesWorld } from './files-world.ts'
import { hostileFiles } from './hostile-files.ts'
import { randomFrom } from './seed.ts'

/** Every so many of the accepted ones goes all the way through the product. */
const THROUGH_EVERY = 20
const HEAD_BYTES = 4100
/** Larger ones of the corpus would make it slow without being more hostile. */
const MAX_BYTES = 100_000

export type MutationFigures = {
  files: number
  accepted: number
  throughTheProduct: number
  crashes: string[]
  wrong: string[]
}

/** Changes the corpus at random and looks what is accepted of it; what is accepted must not be what it may not be. */
export async function runMutations(world: FilesWorld, seed: number, files: number): Promise<MutationFigures> {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const corpus = (await hostileFiles()).filter(({ content }) => content.length < MAX_BYTES)
  const figures: MutationFigures = { files, accepted: 0, throughTheProduct: 0, crashes: [], wrong: [] }
  const folder = join(world.story.services.config.dataDir, 'mutated')
  await mkdir(folder, { recursive: true })
  await world.setMood('HONEST')
  for (let number = 0; number < files; number++) {
    const [one, other] = [corpus[below(corpus.length)], corpus[below(corpus.length)]]
    if (!one || !other) throw new Error('there is no corpus')
    const name = random() < 0.3 ? other.name : one.name
    const content = mutate(one.content, other.content, below)
    const path = join(folder, 'file')
    try {
      await writeFile(path, content)
      const detected = await detectContent(content.subarray(0, HEAD_BYTES), path, name)
      if (!detected.ok) continue
      figures.accepted++
      const disguise = disguiseOf(content, detected.contentType)
      if (disguise) figures.wrong.push(`seed ${seed}, file ${number}: ${disguise} as ${detected.contentType}`)
      if (figures.accepted % THROUGH_EVERY === 0) await sendThrough(world, name, content, figures, number)
    } catch (error) {
      figures.crashes.push(`seed ${seed}, file ${number}: ${String(error)}`)
    }
  }
  await rm(folder, { recursive: true, force: true })
  return figures
}

async function sendThrough(
  world: FilesWorld,
  name: string,
  content: Buffer,
  figures: MutationFigures,
  number: number,
): Promise<void> {
  const response = await world.upload(name, content)
  if (response.statusCode !== 201) {
    if (response.statusCode !== 469) figures.crashes.push(`file ${number} answered ${response.statusCode}`)
    return
  }
  figures.throughTheProduct++
  const { id } = response.json() as { id: string }
  const isVirus = content.includes('EICAR-STANDARD')
  await world.scanned(id)
  const given = await world.story.patient.client.get(`/api/files/${id}`)
  if (given.statusCode !== (isVirus ? 403 : 200))
    figures.wrong.push(`file ${number} was answered ${given.statusCode}`)
  if (given.statusCode === 200)
    figures.wrong.push(...faultsOf(given, '').map((fault) => `file ${number} was served ${fault}`))
}

type Below = (limit: number) => number

const MUTATIONS: readonly ((content: Buffer, other: Buffer, below: Below) => Buffer)[] = [
  (content, _other, below) => content.subarray(0, below(content.length + 1)),
  (content, _other, below) => content.subarray(below(content.length + 1)),
  (content, other, below) =>
    Buffer.concat([content.subarray(0, below(content.length + 1)), other.subarray(below(other.length + 1))]),
  (content, other) => Buffer.concat([content, other]),
  (content, _other, below) => changed(content, below, () => below(256)),
  (content, _other, below) => changed(content, below, () => [0, 0xff, 0x7f, 0x80][below(4)] ?? 0),
  (content, _other, below) => {
    const [from, at] = [below(content.length + 1), below(content.length + 1)]
    const piece = content.subarray(from, from + below(64))
    return Buffer.concat([content.subarray(0, at), piece, content.subarray(at)])
  },
]

function changed(content: Buffer, below: Below, byte: () => number): Buffer {
  const copy = Buffer.from(content)
  for (let count = below(8) + 1; count > 0 && copy.length > 0; count--) copy[below(copy.length)] = byte()
  return copy
}

export function mutate(content: Buffer, other: Buffer, below: Below): Buffer {
  let result = content
  for (let count = below(3) + 1; count > 0; count--)
    result = MUTATIONS[below(MUTATIONS.length)]?.(result, other, below) ?? result
  return result
}

/** What the bytes are although they were accepted as something else, judged by other means than the product's. */
export function disguiseOf(content: Buffer, contentType: string): string | null {
  const start = content.subarray(0, 512).toString('latin1').trimStart().toLowerCase()
  if (start.startsWith('mz') && !contentType.startsWith('text/')) return 'a program'
  if (start.startsWith('\x7felf')) return 'a program'
  if (/^<(!doctype html|html|script|svg|\?xml)\b/.test(start)) return 'a page'
  if (start.startsWith('#!')) return 'a script'
  const all = content.toString('latin1')
  if (contentType.startsWith('text/') && /<script[\s>]/i.test(all)) return 'a page'
  const isOffice = /officedocument|opendocument/.test(contentType)
  if (start.startsWith('pk\x03\x04') && !isOffice) return 'an archive'
  if (isOffice && /vbaproject\.bin/i.test(all.slice(all.indexOf('PK\x01\x02')))) return 'macros'
  return null
}
