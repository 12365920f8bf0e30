import { canDownload } from '@vastus/domain/files/scan-result'
import { StoredFileMissing } from '../../adapters/storage/file-storage.ts'
import { createZipFile, type ZipFile } from '../../adapters/zip-file.ts'
import type { DbContext, Tx } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { type OwnConversation, readOwnConversations } from '../conversation/index.ts'
import { readOwnSms } from '../message-centre/index.ts'
import { listOwnFiles, type OwnFile } from '../files/index.ts'
import { type ExportRow, readMyself, saveProgress } from './exports-repository.ts'
import type { Reader } from './html.ts'
import { type Listed, renderEContact, renderIndex } from './render-pages.ts'

const AT_ONCE = 10

/**
 * Writes everything of a patient into a ZIP file: pages to read, the same as JSON, and the files. It is read with the
 * patient's own rights, so it holds what the patient can see in the product and nothing else.
 *
 * @returns its size in bytes
 * @throws ZipTooLarge, StorageUnavailable
 */
export async function writeCopy(
  services: Services,
  { id, userId, personId }: ExportRow,
  reader: Reader,
  path: string,
): Promise<number> {
  const { database, clock } = services
  const madeAt = clock.now()
  const context: DbContext = {
    actor: 'user',
    userId,
    personId,
    role: 'PRM_PATIENT',
    clinicIds: [],
    now: madeAt,
  }
  const asPatient = <T>(work: (tx: Tx) => Promise<T>) => database.transaction(context, work)
  const zip = await createZipFile(path)
  try {
    const listed: Listed[] = []
    for (;;) {
      const afterId = listed.at(-1)?.id ?? 0
      const { conversations, total, files } = await asPatient(async (tx) => {
        const found = await readOwnConversations(
          tx,
          personId,
          { afterId, size: AT_ONCE },
          { now: madeAt, language: reader.language },
        )
        const ids = found.conversations.map(({ eContact }) => eContact.id)
        return { ...found, files: await listOwnFiles(tx, personId, ids) }
      })
      for (const conversation of conversations) {
        await addConversation(services, zip, reader, conversation, files)
        listed.push(conversation.eContact)
      }
      await asPatient((tx) => saveProgress(tx, id, listed.length, Math.max(total, listed.length)))
      if (conversations.length < AT_ONCE) break
    }
    const { sms, ...myself } = await asPatient(async (tx) => ({
      ...(await readMyself(tx, userId, personId)),
      sms: await readOwnSms(tx, personId),
    }))
    await zip.add('me.json', json(myself))
    await zip.add('sms.json', json(sms))
    await zip.add('index.html', renderIndex(reader, { ...myself, sms }, listed, madeAt))
    return await zip.finish()
  } catch (error) {
    await zip.abandon()
    throw error
  }
}

async function addConversation(
  services: Services,
  zip: ZipFile,
  reader: Reader,
  conversation: OwnConversation,
  files: readonly OwnFile[],
): Promise<void> {
  const { id } = conversation.eContact
  const paths = new Map<string, string>()
  const members = [id, ...(conversation.eContact.merged ?? []).map((each) => each.id)]
  for (const file of files) {
    if (!members.includes(file.eContactId) || !canDownload(file.scanResult)) continue
    const path = `files/${id}/${paths.size + 1}-${safeName(file.name)}`
    if (await addFile(services, zip, path, file)) paths.set(file.id, path)
  }
  await zip.add(`e-contacts/${id}.json`, json(withoutDetailsOfOthers(conversation)))
  const fromPage = (fileId: string) => {
    const path = paths.get(fileId)
    return path && `../${path}`
  }
  await zip.add(`e-contacts/${id}.html`, renderEContact(reader, conversation, fromPage))
}

/** False when the store has lost it: the copy is of what there is. */
async function addFile(
  { storage, log }: Services,
  zip: ZipFile,
  path: string,
  file: OwnFile,
): Promise<boolean> {
  try {
    await zip.add(path, await storage.read(file.storageKey))
    return true
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error
    log.error({ fileId: file.id }, 'a stored file is missing')
    return false
  }
}

/** A name that no unpacking program takes for a folder or a command. */
function safeName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(-100)
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** Of somebody whom the patient wrote for, the name is enough: code and contacts are that person's own. */
function withoutDetailsOfOthers({ eContact, entries, responses }: OwnConversation) {
  const { patient, creator } = eContact
  if (patient.id === creator.id) return { eContact, entries, responses }
  const { id, firstName, surname } = patient
  return { eContact: { ...eContact, patient: { id, firstName, surname } }, entries, responses }
}
