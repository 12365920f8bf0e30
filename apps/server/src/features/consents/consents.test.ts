// @proves R3-088 R3-089 R4-068 R7-017 R7-018
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quickestDatabase } from '../../testing/databases.ts'
import { createClinic, createEmployee, createPatient } from '../../testing/factories.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { sql } from '../../db/sql.ts'

describe.each([quickestDatabase()])('consents on %s', (kind) => {
  let test: TestApp
  const versionOf = async (slug: string) => {
    const response = await test.anonymous().get(`/api/content/prm?slug=${slug}&locale=et-EE`)
    return (response.json() as { updatedAt: string }).updatedAt
  }
  const save = (browser: TestClient, type: string, version: string) =>
    browser.post('/api/users/save-consent', { type, version })

  beforeAll(async () => {
    test = await createTestApp({ kind })
  })
  afterAll(() => test.close())

  it('open the patient’s calls once both are given', async () => {
    const browser = await test.signedInAs(await createPatient(test.services, { consents: [] }))
    expect((await browser.get('/api/persons')).statusCode).toBe(403)
    await save(browser, 'PRM_PATIENT', await versionOf('terms-and-conditions-patient'))
    expect((await browser.get('/api/persons')).statusCode).toBe(403)
    const response = await save(browser, 'PRM_PRIVACY_POLICY', await versionOf('privacy-policy'))
    expect(response.json()).toMatchObject({
      prmPatientConsentGiven: true,
      prmPrivacyPolicyConsentGiven: true,
      prmClinicConsentGiven: false,
      prmTranslationClinicConsentGiven: false,
    })
    expect((await browser.get('/api/users/consents?locale=et')).json()).toEqual(response.json())
    expect((await browser.get('/api/persons')).statusCode).toBe(200)
  })

  it('of another role are refused', async () => {
    const patient = await test.signedInAs(await createPatient(test.services))
    const staff = await test.signedInAs(
      await createEmployee(test.services, await createClinic(test.services)),
    )
    const clinicVersion = await versionOf('terms-and-conditions-clinic')
    expect((await save(patient, 'PRM_CLINIC', clinicVersion)).statusCode).toBe(403)
    expect((await save(patient, 'PRM_TRANSLATION_CLINIC', await versionOf('translation'))).statusCode).toBe(
      403,
    )
    expect(
      (await save(staff, 'PRM_PATIENT', await versionOf('terms-and-conditions-patient'))).statusCode,
    ).toBe(403)
    expect((await save(staff, 'PRM_CLINIC', clinicVersion)).statusCode).toBe(200)
  })

  it.each([
    ['an unknown version', { type: 'PRM_PATIENT', version: '2020-01-01T00:00:00.000Z' }],
    ['no version', { type: 'PRM_PATIENT' }],
    ['an unknown type', { type: 'PRM_EVERYTHING', version: '2026-03-02T08:00:00.000Z' }],
  ])('with %s are refused as malformed', async (_what, body) => {
    const browser = await test.signedInAs(await createPatient(test.services))
    expect((await browser.post('/api/users/save-consent', body)).statusCode).toBe(400)
  })

  it('are asked again when the document changes, and the old ones stay on record', async () => {
    const browser = await test.signedInAs(await createPatient(test.services))
    test.clock.advance(60_000)
    await test.services.database.transaction({ actor: 'system' }, (tx) =>
      tx.run(
        sql`update contents set updated_at = ${test.clock.now()} where slug = 'privacy-policy' and language = 'pl'`,
      ),
    )
    expect((await browser.get('/api/persons')).statusCode).toBe(403)
    const response = await save(browser, 'PRM_PRIVACY_POLICY', await versionOf('privacy-policy'))
    expect(response.json()).toMatchObject({ prmPrivacyPolicyConsentGiven: true })
    expect((response.json() as { given: unknown[] }).given).toHaveLength(3)
  })
})
