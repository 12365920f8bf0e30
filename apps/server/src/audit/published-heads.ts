import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import type { ChainHead } from './verify.ts'

export const PUBLISH_EVERY_MS = 15 * 60_000

/** One line of the published heads. Chain is the clinic's id, 0 for what belongs to no clinic; time is UTC. */
const publishedHead = z.object({ time: z.string(), chain: z.int(), seq: z.int(), hash: z.string() })
export type PublishedHead = z.output<typeof publishedHead>

const FILE = /^\d{4}-\d{2}\.jsonl$/

/** Lines of published heads that nobody can read any more. */
export class UnreadableHeads extends Error {
  override name = 'UnreadableHeads'
}

/**
 * Appends the heads that moved since they were last published to the month's file, and marks the file as looked after.
 *
 * @returns how many were appended, once they are safely on disk
 */
export async function publishHeads(folder: string, heads: readonly ChainHead[], now: Date): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${now.toISOString().slice(0, 7)}.jsonl`)
  const last = new Map<number, PublishedHead>()
  const file = await open(path, 'a', 0o600)
  try {
    const text = await readFile(path, 'utf8')
    for (const line of text.split('\n')) {
      const head = parse(line)
      if (head) last.set(head.chain, head)
    }
    const moved = heads.filter(({ clinicId, seq, hash }) => seq > 0 && last.get(clinicId)?.hash !== hash)
    const lines = moved.map(({ clinicId, seq, hash }) =>
      JSON.stringify({ time: now.toISOString(), chain: clinicId, seq, hash } satisfies PublishedHead),
    )
    // A line that a crash has cut must not spoil the next one; the check of the trail will name it.
    const isCut = text !== '' && !text.endsWith('\n')
    if (lines.length > 0) await file.appendFile(`${isCut ? '\n' : ''}${lines.join('\n')}\n`)
    await file.sync()
    await utimes(path, now, now)
    return moved.length
  } finally {
    await file.close()
  }
}

/** All published heads, the oldest first; nothing where none were published yet. */
export async function* readPublishedHeads(folder: string): AsyncGenerator<PublishedHead> {
  for (const name of await filesOf(folder)) yield* readHeads(join(folder, name))
}

/** When the heads were last published; null for never. */
export async function lastPublishedAt(folder: string): Promise<Date | null> {
  const newest = (await filesOf(folder)).at(-1)
  return newest ? (await stat(join(folder, newest))).mtime : null
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => FILE.test(name)).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function* readHeads(path: string): AsyncGenerator<PublishedHead> {
  let number = 0
  for await (const line of createInterface({ input: createReadStream(path, 'utf8') })) {
    number++
    const head = parse(line)
    if (head) yield head
    else if (line !== '') throw new UnreadableHeads(`${path}, line ${number}`)
  }
}

function parse(line: string): PublishedHead | null {
  try {
    const parsed = publishedHead.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data : null
  } catch {
    return null // not JSON
  }
}
