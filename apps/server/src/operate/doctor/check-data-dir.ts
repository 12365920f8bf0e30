import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Finding, ok, wrong } from './finding.ts'

const LEAST_FREE_BYTES = 5 * 1024 ** 3
const LEAST_FREE_SHARE = 0.1
const GIB = 1024 ** 3

/** DATA_DIR: that the account of the service may write there, nobody else may read, and that there is room. */
export async function checkDataDir(dataDir: string): Promise<Finding[]> {
  const about = 'data'
  const place = await stat(dataDir).catch(() => undefined)
  if (!place?.isDirectory())
    return [
      wrong(
        about,
        `${dataDir} is no folder`,
        `make it: install -d -o vastus -g vastus -m 700 ${dataDir}; or correct DATA_DIR`,
      ),
    ]
  const account = process.getuid?.()
  if (account === 0)
    return [
      wrong(
        about,
        'the doctor runs as root, who may write everywhere and would leave files of its own',
        'run it as the service does: sudo -u vastus npm run operate -- doctor',
      ),
    ]
  const found: Finding[] = []
  if ((place.mode & 0o077) !== 0)
    found.push(wrong(about, `others may look into ${dataDir}`, `chmod 700 ${dataDir}`))
  const foreign = await findForeign(dataDir, account)
  if (foreign)
    found.push(
      wrong(
        about,
        `this account does not own ${foreign}`,
        `stop the service, then as root: chown -R vastus:vastus ${dataDir}`,
      ),
    )
  else if (!(await isWritable(dataDir)))
    found.push(
      wrong(
        about,
        `nothing can be written to ${dataDir}`,
        `chmod 700 ${dataDir}, and see that its disk is neither full nor mounted read-only`,
      ),
    )
  const { bavail, blocks, bsize } = await statfs(dataDir)
  const free = judgeRoom(dataDir, { freeBytes: bavail * bsize, totalBytes: blocks * bsize })
  return free.state === 'OK' && found.length > 0 ? found : [...found, free]
}

export function judgeRoom(
  dataDir: string,
  { freeBytes, totalBytes }: { freeBytes: number; totalBytes: number },
): Finding {
  const words = `${Math.floor(freeBytes / GIB)} GB of ${Math.floor(totalBytes / GIB)} are free in ${dataDir}`
  return freeBytes < LEAST_FREE_BYTES || freeBytes < totalBytes * LEAST_FREE_SHARE
    ? wrong('data', words, 'make room or a larger disk before it is full: then nothing can be written')
    : ok('data', words)
}

/** The first entry that belongs to another account, as after a command that root ran. */
async function findForeign(dataDir: string, account: number | undefined): Promise<string | undefined> {
  if (account === undefined) return undefined
  for (const path of [dataDir, ...(await readdir(dataDir)).map((name) => join(dataDir, name))])
    if ((await stat(path)).uid !== account) return path
  return undefined
}

async function isWritable(folder: string): Promise<boolean> {
  const path = join(folder, `.doctor-${randomUUID()}`)
  try {
    await writeFile(path, '')
    await rm(path)
    return true
  } catch {
    return false // the remedy names each reason
  }
}
