// @proves R4-039
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { quickestDatabase } from '../../testing/databases.ts'
import { createFile } from '../../testing/e-contact-rows.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createStory, inquire, send, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('files of a message that was not sent, on %s', (kind) => {
  let story: Story
  let id: number
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())
  beforeEach(async () => {
    id = (await send(story)).id
  })

  const stored = async (values?: Parameters<typeof createFile>[2]) => {
    const file = await createFile(story, id, values)
    const path = join(story.services.config.dataDir, file)
    await writeFile(path, 'ten bytes.')
    const meta = { contentType: 'application/pdf', sizeBytes: 10, sha256: file }
    await story.services.storage.put(file, path, meta)
    return file
  }
  const detail = async (client: TestClient) => (await client.get(`/api/clinic/e-contacts/${id}`)).json()
  const idsOf = (files: readonly { id: string }[]) => files.map((file) => file.id)
  const download = async (client: TestClient, file: string) =>
    (await client.get(`/api/files/${file}`)).statusCode
  const remove = async (client: TestClient, side: 'patient' | 'clinic', file: string) =>
    (await client.delete(`/api/${side}/e-contacts/${id}/files/${file}`)).statusCode
  const countInRow = () =>
    story.services.database.transaction({ actor: 'system' }, async (tx) => {
      await tx.query(sql`select refresh_e_contact_row(${id}::bigint)`)
      const { count } = await tx.one<{ count: number }>(
        sql`select (row_json::jsonb ->> 'fileCount')::int as count from e_contact_rows where e_contact_id = ${id}`,
      )
      return count
    })

  it('what the patient uploads by itself is for both sides at once', async () => {
    const file = await stored()
    expect(idsOf((await detail(story.doctor.client)).files)).toEqual([file])
    expect(await download(story.doctor.client, file)).toBe(200)
    expect(await countInRow()).toBe(1)
    expect(await remove(story.patient.client, 'patient', file)).toBe(404)
  })

  it("the patient's of a reply is not for the clinic before it is sent", async () => {
    const file = await stored({ forReply: true })
    expect(idsOf((await detail(story.doctor.client)).files)).toEqual([])
    expect(await download(story.doctor.client, file)).toBe(404)
    expect(await download(story.patient.client, file)).toBe(200)
    expect(await countInRow()).toBe(0)

    await story.patient.client.post(`/api/patient/e-contacts/${id}/info`, {
      infoText: 'See file',
      infoFileIds: [file],
    })
    expect(idsOf((await detail(story.doctor.client)).files)).toEqual([file])
    expect(await download(story.doctor.client, file)).toBe(200)
    expect(await countInRow()).toBe(1)
  })

  it("the staff's is its writer's alone before it is sent", async () => {
    const file = await stored({ uploadedBy: 'CLINIC', userId: story.doctor.userId })
    expect(await detail(story.doctor.client)).toMatchObject({ files: [], unsentFiles: [{ id: file }] })
    expect(await detail(story.nurse.client)).toMatchObject({ files: [], unsentFiles: [] })
    expect(await download(story.doctor.client, file)).toBe(200)
    expect(await download(story.nurse.client, file)).toBe(404)
    expect(await remove(story.nurse.client, 'clinic', file)).toBe(404)
    expect(await remove(story.doctor.client, 'clinic', file)).toBe(204)
    expect(await download(story.doctor.client, file)).toBe(404)
  })

  it('is removed by who added it, and is gone then', async () => {
    const file = await stored({ forReply: true })
    expect(await remove(story.stranger.client, 'patient', file)).toBe(404)
    expect(await remove(story.doctor.client, 'clinic', file)).toBe(404)
    expect(await remove(story.patient.client, 'patient', file)).toBe(204)
    expect(await remove(story.patient.client, 'patient', file)).toBe(404)
    expect(await download(story.patient.client, file)).toBe(404)
    await expect(story.services.storage.read(file)).rejects.toThrow()
  })

  it('stays once it was sent, or is about to be', async () => {
    const file = await stored()
    await story.patient.client.post(`/api/patient/e-contacts/${id}/info`, {
      infoText: 'See file',
      infoFileIds: [file],
    })
    expect(await remove(story.patient.client, 'patient', file)).toBe(404)

    const held = await stored({ uploadedBy: 'CLINIC', userId: story.doctor.userId })
    await inquire(story, id, { questionFileIds: [held], holdSeconds: 30 })
    expect(await remove(story.doctor.client, 'clinic', held)).toBe(404)
  })
})
