import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TypeCode } from '@vastus/domain/types/catalogue'
import type { FileStorage } from '../../../adapters/storage/file-storage.ts'
import { DEMO_ACCOUNTS } from '@vastus/demo/accounts'
import type { DemoClinic } from '@vastus/demo/clinics'
import type { Conversation } from '@vastus/demo/conversation'
import { type DrawnFile, drawFiles } from './pictures.ts'
import type { Random } from '@vastus/demo/random'
import { Writer } from '@vastus/demo/writer'

const PATIENT_FILES = 52
const CLINIC_FILES = 8
const UPLOAD_MS = 20_000
/** The pictures beside a file lie under its key with these endings. */
const THUMBNAIL_ENDING = '-t'
const LARGE_ENDING = '-l'

/** What people add to what they write. */
const KINDS: Partial<Record<TypeCode, DrawnFile['kind']>> = {
  DERMATOLOGICAL: 'skin',
  PROC_WOUNDDRESSING: 'skin',
  HEALTH_CONCERN: 'diary',
  WELLNESS_DIABETES: 'diary',
  PRESCRIPTION: 'diary',
  REQUEST_REFERRAL: 'document',
}

type Placed = { talkIndex: number; entryIndex: number; by: 'PATIENT' | 'CLINIC'; drawing: DrawnFile }

/**
 * Rows for `files`, about 60, on the newest conversations that have one. Their contents are on the way to the store:
 * wait for `stored` before the rows are there for others.
 */
export async function storeFiles(
  talks: readonly Conversation[],
  clinics: readonly DemoClinic[],
  random: Random,
  storage: FileStorage,
) {
  const drawings = await drawFiles(random)
  const firstEntryIds = entryIds(talks)
  const rows = placeFiles(talks, drawings, random).map(({ talkIndex, entryIndex, by, drawing }, index) => {
    const talk = talks[talkIndex]
    const entry = talk?.entries[entryIndex]
    if (!talk || !entry) throw new RangeError('no such entry')
    const isScanned = clinics.find(({ id }) => id === talk.clinicId)?.plan === 'PREMIUM'
    const scanResult = isScanned ? scanResultOf(talk, index) : 'NA'
    const hasThumbnail = drawing.picture !== null && (scanResult === 'CLEAN' || scanResult === 'NA')
    const names = new Writer(random, talk.creator.language, talk.type, null).fileNames
    return {
      drawing,
      row: {
        id: random.uuid(),
        eContactId: talkIndex + 1,
        clinicId: talk.clinicId,
        entryId: (firstEntryIds[talkIndex] ?? 0) + entryIndex,
        uploadedBy: by,
        uploadedByUserId: entry.authorUserId,
        name: `${names[drawing.kind]}.${drawing.ending}`,
        contentType: drawing.contentType,
        sizeBytes: drawing.bytes.length,
        sha256: sha256(drawing.bytes),
        storageKey: random.uuid(),
        scanResult,
        hasThumbnail,
        width: hasThumbnail ? drawing.picture?.width : null,
        height: hasThumbnail ? drawing.picture?.height : null,
        createdAt: new Date(Date.parse(entry.createdAt) - UPLOAD_MS).toISOString(),
      },
    }
  })
  const stored = putAll(
    storage,
    rows.flatMap(({ drawing, row }) => [
      { key: row.storageKey, bytes: drawing.bytes, contentType: drawing.contentType },
      ...(drawing.picture && row.hasThumbnail
        ? [
            {
              key: row.storageKey + THUMBNAIL_ENDING,
              bytes: drawing.picture.thumbnail,
              contentType: 'image/webp',
            },
            { key: row.storageKey + LARGE_ENDING, bytes: drawing.picture.large, contentType: 'image/webp' },
          ]
        : []),
    ]),
  )
  stored.catch(() => undefined) // met where it is waited for
  return { files: rows.map(({ row }) => row), stored }
}

/** One file was found to be harmful and one has not been looked at yet; both in the first clinic. */
function scanResultOf(talk: Conversation, index: number): 'CLEAN' | 'WAITING' | 'INFECTED' {
  if (talk.clinicId === 1 && INFECTED_AT === index) return 'INFECTED'
  return talk.clinicId === 1 && WAITING_AT === index ? 'WAITING' : 'CLEAN'
}
const WAITING_AT = 0
const INFECTED_AT = 1

function placeFiles(
  talks: readonly Conversation[],
  drawings: readonly DrawnFile[],
  random: Random,
): Placed[] {
  const drawing = (kind: DrawnFile['kind']) => random.pick(drawings.filter((one) => one.kind === kind))
  const newest = talks.map((talk, talkIndex) => ({ talk, talkIndex })).reverse()
  const fromPatients = newest
    .flatMap(({ talk, talkIndex }): Placed[] => {
      const kind = KINDS[talk.type]
      const isOwn = talk.entries[0]?.authorRole !== 'CLINIC'
      return kind && isOwn ? [{ talkIndex, entryIndex: 0, by: 'PATIENT', drawing: drawing(kind) }] : []
    })
    .sort((a, b) => clinicOrder(talks, a) - clinicOrder(talks, b))
  const firstTwo = fromPatients.filter(({ talkIndex }) => !isOfCast(talks[talkIndex])).slice(0, 2)
  const others = fromPatients
    .filter((each) => !firstTwo.includes(each))
    .sort((a, b) => b.talkIndex - a.talkIndex)
  const fromClinics = newest.flatMap(({ talk, talkIndex }): Placed[] => {
    const entryIndex = talk.entries.findIndex(({ type }) => type === 'REPLIED')
    const isAdded = talk.type === 'CERTIFICATE' && entryIndex >= 0
    return isAdded ? [{ talkIndex, entryIndex, by: 'CLINIC', drawing: drawing('document') }] : []
  })
  return [...firstTwo, ...others.slice(0, PATIENT_FILES - 2), ...fromClinics.slice(0, CLINIC_FILES)]
}

/** A visitor who plays a patient of the cast would wait for a file that stays as it is. */
function isOfCast(talk: Conversation | undefined): boolean {
  const userId = talk?.creator.userId
  return typeof userId === 'number' && userId <= DEMO_ACCOUNTS.length
}

function clinicOrder(talks: readonly Conversation[], { talkIndex }: Placed): number {
  return talks[talkIndex]?.clinicId ?? 0
}

/** The id of each conversation's first entry: entries are numbered through in the order of the conversations. */
function entryIds(talks: readonly Conversation[]): number[] {
  let next = 1
  return talks.map(({ entries }) => {
    const first = next
    next += entries.length
    return first
  })
}

async function putAll(
  storage: FileStorage,
  files: readonly { key: string; bytes: Buffer; contentType: string }[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vastus-demo-'))
  const paths = new Map<Buffer, string>()
  try {
    for (const { bytes } of files) {
      if (paths.has(bytes)) continue
      const path = join(folder, String(paths.size))
      await writeFile(path, bytes)
      paths.set(bytes, path)
    }
    await Promise.all(
      files.map(({ key, bytes, contentType }) =>
        storage.put(key, paths.get(bytes) ?? '', {
          contentType,
          sizeBytes: bytes.length,
          sha256: sha256(bytes),
        }),
      ),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
