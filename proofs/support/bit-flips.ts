import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Random } from '@vastus/demo/random'
import { BackupRefused, filePath, type Manifest, tablePath } from '../../apps/server/src/operate/manifest.ts'
import { verifyBackup } from '../../apps/server/src/operate/verify-backup.ts'

/** Turns one bit of one part of a backup at a time, and counts how many were not reported under the part's name. */
export async function countMissedFlips(
  folder: string,
  { tables, files }: Manifest,
  { flips, random }: { flips: number; random: Random },
): Promise<number> {
  const parts = [
    'manifest.json',
    ...tables.filter(({ rows }) => rows > 0).map(({ name }) => tablePath(name)),
    ...files.map(({ key }) => filePath(key)),
  ]
  let missed = 0
  for (let flip = 0; flip < flips; flip++) {
    const part = parts[random.int(0, parts.length - 1)] ?? 'manifest.json'
    const turnBack = await turnBit(join(folder, part), random)
    const complaint = await verifyBackup(folder).then(
      () => '',
      (error: unknown) => (error instanceof BackupRefused ? error.message : ''),
    )
    if (!complaint.includes(part)) missed++
    await turnBack()
  }
  await verifyBackup(folder)
  return missed
}

async function turnBit(path: string, random: Random): Promise<() => Promise<void>> {
  const { size } = await stat(path)
  const [at, bit] = [random.int(0, size - 1), 1 << random.int(0, 7)]
  const turn = async () => {
    const file = await open(path, 'r+')
    try {
      const byte = Buffer.alloc(1)
      await file.read(byte, 0, 1, at)
      byte.writeUInt8(byte.readUInt8(0) ^ bit)
      await file.write(byte, 0, 1, at)
    } finally {
      await file.close()
    }
  }
  await turn()
  return turn
}
