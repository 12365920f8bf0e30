import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createStory, type Story } from '../e-contacts/testing/story.ts'

describe.each([quickestDatabase()])('views that somebody keeps, on %s', (kind) => {
  let story: Story
  beforeAll(async () => {
    story = await createStory(kind)
  })
  afterAll(() => story.close())

  const path = '/api/clinic/inbox-views'
  const save = (name: string, query: string, who: 'doctor' | 'nurse' = 'doctor') =>
    story[who].client.post(path, { clinicId: story.clinic.clinicId, name, query })
  const list = async (who: 'doctor' | 'nurse' = 'doctor') =>
    (await story[who].client.get(`${path}?clinicId=${story.clinic.clinicId}`)).json().content

  it('are listed by name, replaced under the same name, and forgotten', async () => {
    const late = (await save('Late', 'view=our-turn&order=waiting')).json()
    await save('Coughs', 'type=COUGH')
    await save('Coughs', 'type=COUGH&assignee=none')
    const views = await list()
    expect(views.map(({ name, query }: { name: string; query: string }) => [name, query])).toEqual([
      ['Coughs', 'type=COUGH&assignee=none'],
      ['Late', 'view=our-turn&order=waiting'],
    ])
    expect((await story.doctor.client.delete(`${path}/${late.id}`)).statusCode).toBe(204)
    expect((await story.doctor.client.delete(`${path}/${late.id}`)).statusCode).toBe(204)
    expect(await list()).toHaveLength(1)
  })

  it('get another name, but not the one of another view', async () => {
    const put = (id: number, name: string, who: 'doctor' | 'nurse' = 'doctor') =>
      story[who].client.put(`${path}/${id}`, { name })
    const { id } = (await save('Rashes', 'type=RASH')).json()
    await save('Knees', 'type=JOINT_PAIN')
    const renamed = await put(id, ' Skin ')
    expect([renamed.statusCode, renamed.json()]).toEqual([200, { id, name: 'Skin', query: 'type=RASH' }])
    expect((await put(id, 'Skin')).statusCode).toBe(200)
    const taken = await put(id, 'Knees')
    expect([taken.statusCode, taken.json().fields]).toMatchObject([400, [{ path: 'name', rule: 'REPEATED' }]])
    expect((await put(id, ' ')).statusCode).toBe(400)
    expect((await put(id, 'Theirs', 'nurse')).statusCode).toBe(404)
    const names = (await list()).map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['Knees', 'Skin']))
    expect(names).not.toContain('Rashes')
    for (const view of await list())
      if (view.query.startsWith('type=')) await story.doctor.client.delete(`${path}/${view.id}`)
  })

  it('belong to one user, and to a clinic that the user works in', async () => {
    const { id } = (await save('Mine alone', 'view=mine')).json()
    expect(await list('nurse')).toEqual([])
    await story.nurse.client.delete(`${path}/${id}`)
    expect((await list()).map((view: { id: number }) => view.id)).toContain(id)
    const foreign = { clinicId: story.otherClinic.clinicId, name: 'x', query: '' }
    expect((await story.doctor.client.post(path, foreign)).statusCode).toBe(404)
    expect((await story.doctor.client.get(`${path}?clinicId=${foreign.clinicId}`)).statusCode).toBe(404)
  })

  it('need a name, hold an address only, and are thirty at most', async () => {
    expect((await save('  ', 'view=mine')).statusCode).toBe(400)
    expect((await save('Bad', 'view=<b>')).statusCode).toBe(400)
    for (let n = 1; n <= 30; n++) expect((await save(`View ${n}`, '', 'nurse')).statusCode).toBe(201)
    expect((await save('One more', '', 'nurse')).statusCode).toBe(400)
    expect((await save('View 30', 'view=mine', 'nurse')).statusCode).toBe(201)
  })
})
