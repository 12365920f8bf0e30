import { MAX_FILE_BYTES, withEndingOf } from '@vastus/domain/files/file-rules'
import type { FileShape } from '@vastus/contract/shapes'
import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { detectContent } from '../../adapters/content/content-type.ts'
import { StorageUnavailable, type StoredFileMeta } from '../../adapters/storage/file-storage.ts'
import { FileTooLarge, receiveUpload, type ReceivedUpload } from '../../adapters/storage/receive-upload.ts'
import { BusinessRule, ContentTooLarge, InvalidInput, NotFound, Unavailable } from '../../errors.ts'
import { recordEvents } from '../../events/record-events.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { UploadedPart } from '../../http/read-upload.ts'
import { enqueue } from '../../jobs/queue.ts'
import type { Services } from '../../services.ts'
import { contextOf } from '../../principal.ts'
import { refreshRow } from '../../db/refresh-row.ts'
import { accessEContact } from '../e-contacts/index.ts'
import { cleanName } from './clean-name.ts'
import { findOwnFile, findSameFile, insertFile } from './files-repository.ts'
import { isImage, SCAN_FILE_JOB } from './scan-file-job.ts'
import { uploadFolder } from './upload-folder.ts'
import type { createUploadSlots } from './upload-slots.ts'
import {
  findFirstMessage,
  findUploadTarget,
  isScannedFor,
  requireDailyRoom,
  requireRoom,
} from './upload-target.ts'
import { showFile } from '../conversation/index.ts'

type UploadInput = {
  params: { id: number }
  query?: { reply?: boolean | undefined } | undefined
  upload: () => Promise<UploadedPart>
}

/** Takes one file for an e-contact. What may be refused without reading the file is refused first. */
export function uploadFile(services: Services, takeSlot: ReturnType<typeof createUploadSlots>) {
  return async (input: UploadInput, request: RequestContext): Promise<FileShape> => {
    const principal = request.principal()
    if (!request.role) throw new Error('an upload needs a role')
    const context = contextOf(principal, request.role, request.now)
    const releaseSlot = takeSlot(principal.userId)
    try {
      await services.database.transaction(context, (tx) => findUploadTarget(tx, request, input.params.id))
      const part = await input.upload()
      const received = await receive(services, part)
      try {
        const forReply = input.query?.reply === true
        return await keep(services, request, input.params.id, { forReply, ...received })
      } finally {
        await rm(received.path, { force: true })
      }
    } finally {
      releaseSlot()
    }
  }
}

type NamedUpload = ReceivedUpload & { name: string }

async function receive(services: Services, part: UploadedPart): Promise<NamedUpload> {
  try {
    const received = await receiveUpload(part.stream, {
      maxBytes: MAX_FILE_BYTES,
      tempDir: uploadFolder(services.config),
    })
    try {
      return { ...received, name: cleanName(await part.end()) }
    } catch (error) {
      await rm(received.path, { force: true })
      throw error
    }
  } catch (error) {
    if (error instanceof FileTooLarge) throw new ContentTooLarge()
    if (part.stream.errored) throw new InvalidInput([{ path: 'file', rule: 'FORM' }])
    throw error
  }
}

/** Stores the bytes before the row: a row without its file would be a loss, a file without its row is swept away. */
async function keep(
  services: Services,
  request: RequestContext,
  eContactId: number,
  { name: givenName, forReply, sha256, sizeBytes, path, head }: NamedUpload & { forReply: boolean },
): Promise<FileShape> {
  const detected = await detectContent(head, path, givenName)
  if (!detected.ok) throw new BusinessRule('INVALID_INPUT_FILE')
  const { contentType, format } = detected
  const name = withEndingOf(format, givenName)

  const storageKey = randomUUID()
  await store(services, storageKey, path, { contentType, sizeBytes, sha256 })
  const contentHash = createHash('sha256')
    .update(`${eContactId}\n${forReply}\n${sha256}\n${name}`)
    .digest('hex')
  let isSpare = false
  const shown = await request.once(
    async (tx) => {
      const target = await findUploadTarget(tx, request, eContactId)
      const { eContact, side, events } = target
      const { userId } = request.principal()
      const entryId = await findFirstMessage(tx, target)
      const content = { eContactId, entryId, forReply, uploadedBy: side, userId, name, sizeBytes, sha256 }
      const same = await findSameFile(tx, content)
      isSpare = same !== undefined
      if (same) return showFile(tx, same.id)

      await requireRoom(tx, request, eContactId, entryId)
      await requireDailyRoom(tx, request, target, sizeBytes)
      const isScanned = services.scanner !== null && (await isScannedFor(tx, eContact.clinicId))
      const id = randomUUID()
      insertFile(tx, {
        ...content,
        id,
        clinicId: eContact.clinicId,
        contentType,
        storageKey,
        scanResult: isScanned ? 'WAITING' : 'NA',
        now: request.now,
      })
      if (isScanned || isImage(name))
        await enqueue(tx, { kind: SCAN_FILE_JOB, payload: { fileId: id }, runAt: request.now })
      refreshRow(tx, eContactId)
      recordEvents(tx, eContact, events, userId, request.now)
      return showFile(tx, id)
    },
    {
      keep: ({ id }) => ({ id }),
      again: async (tx, { id }) => {
        await accessEContact(tx, request, eContactId)
        const file = await findOwnFile(tx, { id, eContactId, userId: request.principal().userId })
        if (!file) throw new NotFound()
        isSpare = true
        return showFile(tx, file.id)
      },
    },
    { contentHash },
  )
  // Only here is it certain that no row names the key; after an error the sweep finds out.
  if (isSpare) await services.storage.delete(storageKey)
  return shown
}

async function store(services: Services, key: string, path: string, meta: StoredFileMeta): Promise<void> {
  try {
    await services.storage.take(key, path, meta)
  } catch (error) {
    if (error instanceof StorageUnavailable) throw new Unavailable('file storage', { cause: error })
    throw error
  }
}
