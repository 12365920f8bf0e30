import {
  createStory,
  type DatabaseKind,
  quietLog,
  send,
  type Story,
  type TestResponse,
  type TestDatabase,
} from '@vastus/server/testing'
import { Clamd } from '../../apps/server/src/adapters/virus-scan/clamd.ts'
import { WatchedScanner } from '../../apps/server/src/adapters/virus-scan/watched-scanner.ts'
import { sql } from '../../apps/server/src/db/sql.ts'
import { type ScannerMood, startScannerDaemon } from './scanner-daemon.ts'

type StoredFile = { id: string; name: string; scanResult: string; storageKey: string; contentType: string }

/** A product with a scanner whose mood can be set, to send files to and ask them back from. */
export type FilesWorld = {
  story: Story
  /** The scanner in this mood, as the watch has found it. */
  setMood: (mood: ScannerMood) => Promise<void>
  upload: (name: string, content: Buffer) => Promise<TestResponse>
  /** Runs the scan of what was taken, and reads its row. */
  scanned: (id: string) => Promise<StoredFile>
  close: () => Promise<void>
}

const FILES_EACH = 9
const HOUR = 3_600_000

export async function createFilesWorld(kind: DatabaseKind, database?: TestDatabase): Promise<FilesWorld> {
  const daemon = await startScannerDaemon()
  const scanner = new WatchedScanner(new Clamd(daemon.url), quietLog)
  const story = await createStory(kind, { ...(database ? { database } : {}), services: { scanner } })
  let eContactId = 0
  let taken = FILES_EACH
  return {
    story,
    async setMood(mood) {
      daemon.mood = mood
      await scanner.look()
    },
    async upload(name, content) {
      if (taken >= FILES_EACH) {
        // A day on, so that neither ten files a message nor 200 MB a day stand in the way.
        story.clock.advance(25 * HOUR)
        story.patient.client = await story.signedInAs(story.patient)
        story.doctor.client = await story.signedInAs(story.doctor)
        eContactId = (await send(story)).id
        taken = 0
      }
      const { headers, payload } = multipartOf(name, content)
      const response = await story.app.inject({
        method: 'POST',
        url: `/api/patient/e-contacts/${eContactId}/upload`,
        headers: { cookie: story.patient.client.cookie() ?? '', ...headers },
        payload,
      })
      if (response.statusCode === 201) taken++
      return response
    },
    async scanned(id) {
      // A scan that failed comes back later.
      story.clock.advance(2 * 60_000)
      await story.runJobs()
      return story.services.database.transaction({ actor: 'system' }, (tx) =>
        tx.one<StoredFile>(
          sql`select id, name, scan_result, storage_key, content_type from files where id = ${id}`,
        ),
      )
    },
    async close() {
      await story.close()
      await daemon.stop()
    },
  }
}

/** Written by hand: a browser's own form would clean the name first. */
function multipartOf(name: string, content: Buffer) {
  const boundary = 'b0undary'
  const quoted = name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${quoted}"\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  }
}
