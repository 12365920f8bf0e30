// @proves R3-080 R4-039 R5-031 R7-050 R8-004 R8-021
// @proves R9-002

import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { MAX_FILE_BYTES } from '@vastus/domain/files/file-rules'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eicarTestFile } from '../../adapters/virus-scan/virus-scanner.ts'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { zipOf } from '../../testing/zip-writer.ts'
import { createStory, inquire, type Story, send } from '../e-contacts/testing/story.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

const cookieOf = ({ client }: Story['patient' | 'doctor']) => client.cookie() ?? ''

describe.each([quickestDatabase()])('uploading to %s', (kind) => {
  let story: Story
  let origin: string
  let asPatient: string
  let eContactId: number

  beforeAll(async () => {
    story = await createStory(kind)
    origin = await story.app.listen({ port: 0, host: '127.0.0.1' })
    asPatient = cookieOf(story.patient)
  })
  afterAll(() => story?.close())
  beforeEach(async () => {
    eContactId = (await send(story)).id
    await finalize(eContactId)
  })

  const finalize = (id: number) =>
    story.patient.client.post('/api/patient/e-contacts/finalize', { eContactId: id })
  function upload(
    files: { name: string; content: Buffer | string }[],
    { to = eContactId, as = asPatient, side = 'patient', query = '', headers = {} } = {},
  ): Promise<Response> {
    const body = new FormData()
    for (const { name, content } of files)
      body.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
    return fetch(`${origin}/api/${side}/e-contacts/${to}/upload${query}`, {
      method: 'POST',
      headers: { cookie: as, ...headers },
      body,
    })
  }
  const one = (name: string, content: Buffer | string, options?: Parameters<typeof upload>[1]) =>
    upload([{ name, content }], options)
  const read = (query: ReturnType<typeof sql>) =>
    story.services.database.transaction({ actor: 'system' }, (tx) => tx.query<Record<string, unknown>>(query))
  const rows = () => read(sql`select * from files where e_contact_id = ${eContactId} order by created_at, id`)
  const newestEvent = async () =>
    (await read(sql`select type from events where e_contact_id = ${eContactId} order by id desc limit 1`))[0]
      ?.type
  const tempFiles = () => readdir(join(story.services.config.dataDir, 'uploads'))

  test('a file is stored, audited and announced', async () => {
    const response = await one('röntgen 1.pdf', PDF)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      name: 'röntgen 1.pdf',
      size: PDF.length,
      contentType: 'application/pdf',
      scanResult: 'NA',
      uploadedBy: 'PATIENT',
      thumbnailURL: null,
    })
    expect(await rows()).toMatchObject([{ entryId: null, uploadedByUserId: story.patient.userId }])
    expect(await tempFiles()).toEqual([])
    expect(await newestEvent()).toEqual('E_CONTACT_FILES_ADDED')
    expect(
      await read(
        sql`select action, outcome, actor_user_id from audit_entries
          where object_id = ${String(eContactId)} and action = 'FILE_UPLOAD'`,
      ),
    ).toEqual([{ action: 'FILE_UPLOAD', outcome: 'ALLOWED', actorUserId: story.patient.userId }])
  })

  test('during the files step a file belongs to the message just sent', async () => {
    eContactId = (await send(story)).id
    await one('a.pdf', PDF)
    const [entry] = await read(sql`select id from timeline_entries where e_contact_id = ${eContactId}`)
    expect(await rows()).toMatchObject([{ entryId: entry?.id }])
    expect(
      await read(sql`select count(*) as count from timeline_entries where e_contact_id = ${eContactId}`),
    ).toEqual([{ count: 1 }])
    const [row] = await read(sql`select row_json from e_contact_rows where e_contact_id = ${eContactId}`)
    expect(JSON.parse(String(row?.rowJson))).toMatchObject({ fileCount: 1 })
  })

  test('the same name and bytes again are answered with the first file', async () => {
    const first = (await (await one('a.pdf', PDF)).json()) as { id: string }
    const again = await one('a.pdf', PDF)
    expect(again.status).toBe(201)
    expect(await again.json()).toEqual(first)
    expect(await rows()).toHaveLength(1)
  })

  test('a file is not kept when its sender logs out while it is received', async () => {
    const browser = await story.signedInAs(story.patient)
    const { storage } = story.services
    const take = storage.take.bind(storage)
    const stored = vi.spyOn(storage, 'take').mockImplementationOnce(async (...file) => {
      await take(...file)
      await browser.post('/api/logout')
    })
    expect((await one('a.pdf', PDF, { as: browser.cookie() ?? '' })).status).toBe(401)
    stored.mockRestore()
    expect(await rows()).toEqual([])
  })

  test('a file that went with one message can go with the next one too', async () => {
    const addInfo = async (infoFileIds: string[]) =>
      (
        await story.patient.client.post(`/api/patient/e-contacts/${eContactId}/info`, {
          infoText: 'See this',
          infoFileIds,
        })
      ).statusCode
    const first = (await (await one('a.pdf', PDF)).json()) as { id: string }
    expect(await addInfo([first.id])).toBe(200)
    const second = (await (await one('a.pdf', PDF)).json()) as { id: string }
    expect(second.id).not.toBe(first.id)
    expect(await addInfo([second.id])).toBe(200)
    expect(await rows()).toHaveLength(2)
  })

  test('a file that waits unfinished can be chosen for a reply as well', async () => {
    const waiting = (await (await one('a.pdf', PDF)).json()) as { id: string }
    const forReply = await one('a.pdf', PDF, { query: '?reply=true' })
    expect(forReply.status).toBe(201)
    expect(((await forReply.json()) as { id: string }).id).not.toBe(waiting.id)
  })

  test('the same file from two of the staff is in the reply of each', async () => {
    const ids = []
    for (const person of [story.nurse, story.doctor]) {
      const response = await one('answer.pdf', PDF, { as: cookieOf(person), side: 'clinic' })
      ids.push(((await response.json()) as { id: string }).id)
    }
    expect(new Set(ids).size).toBe(2)
  })

  test('a repeated key gives the first answer, and refuses another file', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await (await one('a.pdf', PDF, { headers })).json()
    const again = await one('a.pdf', PDF, { headers })
    expect([again.headers.get('idempotency-replayed'), await again.json()]).toEqual(['true', first])
    expect((await one('b.pdf', PDF, { headers })).status).toBe(409)
    expect(await rows()).toHaveLength(1)
  })

  test('101: a file of 50 MB is taken, one byte more is not and leaves nothing', async () => {
    const content = Buffer.alloc(MAX_FILE_BYTES, PDF.toString(), 'latin1')
    PDF.copy(content)
    expect((await one('big.pdf', content)).status).toBe(201)
    const tooLarge = await one('bigger.pdf', Buffer.concat([content, Buffer.from('x')]))
    expect(tooLarge.status).toBe(413)
    expect(await rows()).toHaveLength(1)
    expect(await tempFiles()).toEqual([])
  })

  test('103: no file, two files or another field are refused', async () => {
    expect((await upload([])).status).toBe(400)
    const two = [
      { name: 'a.pdf', content: PDF },
      { name: 'b.pdf', content: PDF },
    ]
    expect((await upload(two)).status).toBe(400)
    const body = new FormData()
    body.append('other', 'x')
    body.append('file', new Blob([PDF]), 'a.pdf')
    const response = await fetch(`${origin}/api/patient/e-contacts/${eContactId}/upload`, {
      method: 'POST',
      headers: { cookie: asPatient },
      body,
    })
    expect(response.status).toBe(400)
    expect(await rows()).toEqual([])
    expect(await tempFiles()).toEqual([])
  })

  test('104: the eleventh file is refused, also when all come at once', async () => {
    for (let count = 0; count < 9; count += 1)
      expect((await one(`${count}.txt`, `text ${count}`)).status).toBe(201)
    const last = await Promise.all([one('x.txt', 'x'), one('y.txt', 'y')])
    expect(last.map((response) => response.status).toSorted()).toEqual([201, 400])
    expect(await rows()).toHaveLength(10)
  })

  const executable = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])
  test.each([
    ['102: an empty file', 'empty.pdf', ''],
    ['105: an executable named as a picture', 'photo.jpg', executable],
    [
      '106: a drawing with a script',
      'x.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    ],
    [
      '106: the same named as a picture',
      'x.png',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    ],
    ['107: a page named as a document', 'x.pdf', '<!doctype html><script>alert(1)</script>'],
    ['109: a locked archive', 'x.docx', zipOf([{ name: 'a.txt', content: 'secret', isEncrypted: true }])],
    ['a name without an ending', 'notes', 'text'],
  ])('%s is not suitable', async (_case, name, content) => {
    const response = await one(name, content)
    expect(response.status).toBe(469)
    expect(await response.json()).toMatchObject({ key: 'INVALID_INPUT_FILE' })
    expect(await rows()).toEqual([])
    expect(await tempFiles()).toEqual([])
  })

  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\mari\\file.txt', 'file.txt'],
    ['a\u202etxt.exe\u0007.txt', 'atxt.exe.txt'],
    [`${'ä'.repeat(5000)}.txt`, `${'ä'.repeat(125)}.txt`],
    ['line\nbreak "quoted".txt', 'linebreak _quoted_.txt'],
    ['.txt', 'file.txt'],
    ['CON.txt', '_CON.txt'],
    ['aux.old.txt', '_aux.old.txt'],
    ['lpt1 .txt', '_lpt1.txt'],
    ['letter.txt. . ', 'letter.txt'],
    ['a<b>:c|d?*.txt', 'a_b__c_d__.txt'],
  ])('111, 112: the typed name %#, folders, marks and all, becomes a plain one', async (typed, kept) => {
    const body = new FormData()
    if (typed.length < 1000) body.append('fileName', typed)
    body.append('file', new Blob(['text']), typed.length < 1000 ? 'x' : typed)
    const response = await fetch(`${origin}/api/patient/e-contacts/${eContactId}/upload`, {
      method: 'POST',
      headers: { cookie: asPatient },
      body,
    })
    const [row] = await rows()
    // FormData itself rewrites line breaks, so only the visible letters are compared.
    expect(String(row?.name).replaceAll(' ', '')).toBe(kept.replaceAll(' ', ''))
    expect(response.status).toBe(201)
    expect(row?.storageKey).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('113: an upload that breaks off leaves no row and no file', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const head = `POST /api/patient/e-contacts/${eContactId}/upload HTTP/1.1\r\nhost: x\r\ncookie: ${asPatient}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n`
    socket.write(`${head}--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`)
    socket.write(Buffer.concat([PDF, Buffer.alloc(200_000, 'x')]))
    await expect.poll(tempFiles).toHaveLength(1)
    socket.destroy()
    await expect.poll(tempFiles).toEqual([])
    expect(await rows()).toEqual([])
    expect((await one('a.pdf', PDF)).status).toBe(201)
  })

  /** Sends the first bytes of an upload as a phone does whose connection then goes away. */
  function begin(content: Buffer, share: number, key: string) {
    const body = Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="x.txt"\r\n\r\n'),
      content,
      Buffer.from('\r\n--b--\r\n'),
    ])
    const { port } = new URL(origin)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `POST /api/patient/e-contacts/${eContactId}/upload HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${asPatient}\r\nidempotency-key: ${key}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    socket.write(body.subarray(0, Math.round(body.length * share)))
    return socket
  }
  test('an upload that stalls is answered in words, leaves nothing and can be sent again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const content = Buffer.alloc(400_000, 'x')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const socket = begin(content, 0.3, headers['idempotency-key'])
    await expect.poll(tempFiles).toHaveLength(1)
    const answer = text(socket)
    vi.advanceTimersByTime(15_000)
    vi.useRealTimers()
    const [head = '', body = ''] = (await answer).split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 408 .*^connection: close\r\n.*^content-type: application\/json/ims)
    expect(JSON.parse(body)).toMatchObject({ message: expect.stringContaining('too slow') })
    await expect.poll(tempFiles).toEqual([])
    expect(await rows()).toEqual([])
    expect((await one('x.txt', content, { headers })).status).toBe(201)
  })

  const newEvents = async () =>
    (await read(sql`select type from events where e_contact_id = ${eContactId}`)).filter(
      ({ type }) => type === 'E_CONTACT_FILES_ADDED',
    )

  test('an upload cut off at 60 % and sent again under its key is there once', async () => {
    const content = Buffer.alloc(400_000, 'x')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const socket = begin(content, 0.6, headers['idempotency-key'])
    await expect.poll(tempFiles).toHaveLength(1)
    // The phone is back before the server has noticed that it was gone.
    const again = await one('x.txt', content, { headers })
    expect(again.status).toBe(201)
    socket.destroy()
    await expect.poll(tempFiles).toEqual([])
    expect(await rows()).toMatchObject([{ name: 'x.txt', sizeBytes: 400_000 }])
    expect(await newEvents()).toHaveLength(1)
  })

  test('an upload whose answer was lost is there once after the next try', async () => {
    const content = Buffer.alloc(400_000, 'y')
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const socket = begin(content, 1, headers['idempotency-key'])
    await once(socket, 'data')
    socket.destroy()
    const again = await one('x.txt', content, { headers })
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    const [row] = await rows()
    expect(await again.json()).toMatchObject({ id: row?.id })
    expect(await rows()).toHaveLength(1)
    expect(await newEvents()).toHaveLength(1)
  })

  test.each([
    ['under one key', () => 'the same'],
    ['under two keys', () => crypto.randomUUID()],
  ])('a file that arrives twice at once %s is there once', async (_how, keyOf) => {
    const same = crypto.randomUUID()
    const content = Buffer.alloc(400_000, 'z')
    const send = () => {
      const key = keyOf()
      return one('x.txt', content, { headers: { 'idempotency-key': key === 'the same' ? same : key } })
    }
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const [first, second] = await Promise.all(answers.map((response) => response.json()))
    expect(first).toEqual(second)
    expect(await rows()).toHaveLength(1)
    expect(await newEvents()).toHaveLength(1)
  })

  test('116: a body without a boundary is refused', async () => {
    const response = await fetch(`${origin}/api/patient/e-contacts/${eContactId}/upload`, {
      method: 'POST',
      headers: { cookie: asPatient, 'content-type': 'multipart/form-data' },
      body: 'x',
    })
    expect(response.status).toBe(400)
  })

  /** One part, written byte by byte as no browser's form would. */
  const written = (...parts: (string | Buffer)[]) =>
    fetch(`${origin}/api/patient/e-contacts/${eContactId}/upload`, {
      method: 'POST',
      headers: { cookie: asPatient, 'content-type': 'multipart/form-data; boundary=b' },
      body: Buffer.concat([...parts, '--b--\r\n'].map((part) => Buffer.from(part))),
    })
  const filePart = (disposition: string) =>
    `--b\r\ncontent-disposition: form-data; name="file"; ${disposition}\r\n\r\ntere\r\n`

  test('the name may come behind the file', async () => {
    const response = await written(
      filePart('filename="x"'),
      '--b\r\ncontent-disposition: form-data; name="fileName"\r\n\r\nkiri.txt\r\n',
    )
    expect(response.status).toBe(201)
    expect(await rows()).toMatchObject([{ name: 'kiri.txt', contentType: 'text/plain; charset=utf-8' }])
  })

  test('a name given twice is refused', async () => {
    const name = '--b\r\ncontent-disposition: form-data; name="fileName"\r\n\r\nkiri.txt\r\n'
    expect((await written(name, filePart('filename="x"'), name)).status).toBe(400)
    expect(await rows()).toEqual([])
    expect(await tempFiles()).toEqual([])
  })

  test('a part with a header of 100 kB is refused', async () => {
    expect((await written(filePart(`filename="${'n'.repeat(100_000)}.txt"`))).status).toBe(400)
    expect((await written(filePart(`x="${'n'.repeat(100_000)}"; filename="a.txt"`))).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('a name in an encoding that nobody knows keeps its letters', async () => {
    expect((await written(filePart(`filename*=x-none''t%C3%A4na.txt`))).status).toBe(201)
    expect(await rows()).toMatchObject([{ name: 'täna.txt' }])
  })

  test('a picture under another ending is kept under its real one', async () => {
    const webp = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5b69' } })
      .webp()
      .toBuffer()
    const response = await one('foto.jpg', webp)
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ name: 'foto.webp' })
    expect(await rows()).toMatchObject([{ name: 'foto.webp', contentType: 'image/webp' }])
  })

  test('116: a body that ends before its last boundary is refused and leaves nothing', async () => {
    const response = await fetch(`${origin}/api/patient/e-contacts/${eContactId}/upload`, {
      method: 'POST',
      headers: { cookie: asPatient, 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello',
    })
    expect(response.status).toBe(400)
    expect(await rows()).toEqual([])
    expect(await tempFiles()).toEqual([])
  })

  test('a finished e-contact takes no file, a locked one none yet', async () => {
    await inquire(story, eContactId, { replyBlockedUntil: '2026-03-09T22:00:00.000Z' })
    const locked = await one('a.pdf', PDF)
    expect([locked.status, await locked.text()]).toEqual([468, expect.stringContaining('2026')])
    await story.patient.client.post(`/api/patient/e-contacts/${eContactId}/cancel`, { reason: 'RECOVERED' })
    await read(
      sql`update e_contacts set status = 'completed', outcome = 'CANCELLED', completed_at = now() where id = ${eContactId} returning id`,
    )
    const closed = await one('a.pdf', PDF)
    expect([closed.status, await closed.json()]).toEqual([
      469,
      expect.objectContaining({ key: 'E_CONTACT_ALREADY_CLOSED' }),
    ])
    expect(await rows()).toEqual([])
  })

  test("another's e-contact and an absent one are answered alike, and leave a trace", async () => {
    const as = cookieOf(story.stranger)
    const foreign = await one('a.pdf', PDF, { as })
    const absent = await one('a.pdf', PDF, { as, to: 999_999 })
    expect([foreign.status, absent.status]).toEqual([404, 404])
    const otherClinic = await one('a.pdf', PDF, { as: cookieOf(story.otherDoctor), side: 'clinic' })
    expect(otherClinic.status).toBe(404)
    expect(await rows()).toEqual([])
    expect(
      await read(
        sql`select outcome from audit_entries where object_id = ${String(eContactId)} and action = 'FILE_UPLOAD'`,
      ),
    ).toEqual([{ outcome: 'DENIED' }, { outcome: 'DENIED' }])
  })

  test('staff add files for a reply, and nobody gets a notice before it is sent', async () => {
    const response = await one('answer.pdf', PDF, { as: cookieOf(story.nurse), side: 'clinic' })
    expect(response.status).toBe(201)
    expect(await rows()).toMatchObject([{ uploadedBy: 'CLINIC', entryId: null }])
    expect(await newestEvent()).toBe('E_CONTACT_SENT')
  })

  test('a third upload of one user at a time is refused', async () => {
    const port = Number(new URL(origin).port)
    const slow = [1, 2].map(() => {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `POST /api/patient/e-contacts/${eContactId}/upload HTTP/1.1\r\nhost: x\r\ncookie: ${asPatient}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nx`,
      )
      return socket
    })
    await expect.poll(tempFiles).toHaveLength(2)
    const response = await one('a.pdf', PDF)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '5'])
    for (const socket of slow) socket.destroy()
    await expect.poll(tempFiles).toEqual([])
    await expect.poll(async () => (await one('a.pdf', PDF)).status).toBe(201)
  })

  test('a large file passes through without being held in memory', async () => {
    const piece = Buffer.alloc(64 * 1024, 'x')
    const pieces = 700
    const ends = [
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="long.txt"\r\n\r\n'),
      Buffer.from('\r\n--b--\r\n'),
    ]
    const length = piece.length * pieces + Buffer.concat(ends).length
    const held = () => {
      collectGarbage()
      return process.memoryUsage().arrayBuffers
    }
    const before = held()
    let peak = 0
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    const answer = once(socket, 'data')
    const { port } = new URL(origin)
    socket.write(
      `POST /api/patient/e-contacts/${eContactId}/upload HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${asPatient}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n`,
    )
    socket.write(ends[0] ?? '')
    for (let count = 0; count < pieces; count += 1) {
      if (!socket.write(piece)) await once(socket, 'drain')
      if (count % 50 === 0) peak = Math.max(peak, held())
    }
    socket.write(ends[1] ?? '')
    expect(String(await answer)).toMatch(/^HTTP\/1\.1 201 /)
    socket.destroy()
    expect(peak - before).toBeLessThan(20 * 1024 * 1024)
  })

  test('a patient sends 200 MB a day at most', async () => {
    await read(sql`insert into files (id, e_contact_id, clinic_id, uploaded_by, uploaded_by_user_id, name, content_type,
        size_bytes, sha256, storage_key, scan_result, created_at)
      select gen_random_uuid(), id, clinic_id, 'PATIENT', created_by_user_id, 'b.pdf', 'application/pdf',
        ${200 * 1024 * 1024 - 10}, '', gen_random_uuid(), 'NA', ${story.clock.now()} from e_contacts where id = ${eContactId}
      returning id`)
    const response = await one('a.pdf', PDF)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, String(24 * 3600)])
    const { message } = (await response.json()) as { message: string }
    expect(message).toMatch(/200 MB.*from 3 Mar 2026, 10:00/)
    story.clock.advance(25 * 3_600_000)
    story.patient.client = await story.signedInAs(story.patient)
    asPatient = cookieOf(story.patient)
    expect((await one('a.pdf', PDF)).status).toBe(201)
  })

  test('a picture too large to be drawn is taken as it is', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    picture.writeUInt32BE(50_000, 16)
    picture.writeUInt32BE(50_000, 20)
    expect([201, 469]).toContain((await one('huge.png', picture)).status)
  })

  test('a test virus in a plain text is stored as not scanned where there is no scanner', async () => {
    expect(await (await one('virus.txt', eicarTestFile())).json()).toMatchObject({ scanResult: 'NA' })
  })
})
