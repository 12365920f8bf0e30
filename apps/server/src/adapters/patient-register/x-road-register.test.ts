import { createSimulators } from '@vastus/simulators'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPatientRegister } from './create-patient-register.ts'
import type { RegisterRefused } from './patient-register.ts'
import { XRoadRegister } from './x-road-register.ts'

const USER = { country: 'EE', personalCode: '60001019906', registrationCode: '12345678', purpose: 'TEST 1' }
const CLIENT = 'EE/COM/12345678/vastus'
const DOCTOR = { firstName: 'KAI', surname: 'MÄND', personalCode: '47101010033' }
const PATIENT = {
  listCode: 'N0001',
  personalCode: '60001019906',
  firstName: 'MARY',
  surname: 'SECRET',
  birthDate: '2000-01-01',
}
type Answer = { status?: number; headers?: Record<string, string>; body: unknown }

describe('the register behind X-Road', () => {
  let answer: Answer
  let tokenAnswer: Answer
  const asked: { url: string; headers: IncomingHttpHeaders }[] = []
  const write = (response: ServerResponse, { status = 200, headers = {}, body }: Answer) =>
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    write(response, request.url?.endsWith('/auth/v2/token') ? tokenAnswer : answer)
  })
  let register: XRoadRegister

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    register = new XRoadRegister({ url: `http://127.0.0.1:${port}/r1/EE/GOV/70009770/tis`, client: CLIENT })
  })
  beforeEach(() => {
    asked.length = 0
    tokenAnswer = { body: { accessToken: 'bearer-1', expiresIn: 300, tokenType: 'Bearer' } }
    answer = { body: { listCode: 'N0001', doctor: DOCTOR, patients: [PATIENT] } }
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const refusal = () => register.findPatients(USER, 'N0001').catch((error: RegisterRefused) => error)

  it('is asked with a token of the person and the headers of the protocol', async () => {
    expect(await register.findPatients(USER, 'N0001')).toEqual({ doctor: DOCTOR, patients: [PATIENT] })
    expect(asked.map(({ url }) => url)).toEqual([
      '/r1/EE/GOV/70009770/tis/auth/v2/token',
      '/r1/EE/GOV/70009770/tis/lists/v1/lists/N0001/patients',
    ])
    expect(asked[1]?.headers).toMatchObject({
      'x-road-client': CLIENT,
      'x-road-userid': 'EE60001019906',
      'x-road-issue': 'TEST 1',
      'x-road-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      authorization: 'Bearer bearer-1',
    })
    expect(asked[0]?.headers['x-road-id']).not.toBe(asked[1]?.headers['x-road-id'])
  })

  const fault = (type: string): Answer => ({ status: 500, headers: { 'x-road-error': type }, body: { type } })
  it.each<[string, Answer, string]>([
    ['a missing right of the subsystem', fault('Server.ServerProxy.AccessDenied'), 'NO_ACCESS'],
    ['a service that does not answer', fault('Server.ServerProxy.ServiceFailed'), 'REGISTRY_OUTAGE'],
    ['a missing right of the person', { status: 403, body: {} }, 'NO_ACCESS'],
    ['a list that is not there', { status: 404, body: {} }, 'NOT_FOUND'],
    ['a gateway that is down', { status: 502, body: '<h1>Bad gateway' }, 'REGISTRY_OUTAGE'],
    ['a refusal of the request', { status: 400, body: {} }, 'INVALID_RESPONSE'],
    ['half an answer', { body: '{"listCode":' }, 'INVALID_RESPONSE'],
    [
      'people of another list',
      { body: { listCode: 'N0001', doctor: DOCTOR, patients: [{ ...PATIENT, listCode: 'N0002' }] } },
      'INVALID_RESPONSE',
    ],
    [
      'another shape',
      { body: { listCode: 'N0001', doctor: DOCTOR, patients: [{ ...PATIENT, surname: 7 }] } },
      'INVALID_RESPONSE',
    ],
    ['an answer without end', { body: 'x'.repeat(8_400_000) }, 'INVALID_RESPONSE'],
  ])('%s is told as what it is', async (_, given, status) => {
    answer = given
    const refused = await refusal()
    expect(refused).toMatchObject({ name: 'RegisterRefused', status })
    expect(String(refused)).not.toMatch(/SECRET|60001019906/)
  })

  it('that gives no token is not asked for people', async () => {
    tokenAnswer = { status: 403, body: {} }
    expect(await refusal()).toMatchObject({ status: 'NO_ACCESS' })
    expect(asked).toHaveLength(1)
  })

  it('that nobody reaches is an outage', async () => {
    register = new XRoadRegister({ url: 'http://127.0.0.1:1/r1', client: CLIENT })
    expect(await refusal()).toMatchObject({ status: 'REGISTRY_OUTAGE' })
  })

  it('is offered in Estonia, where it is configured, and not in a drill', () => {
    const patientRegister = { url: 'https://security.example.test/r1', client: CLIENT }
    const offered = (more: object) =>
      createPatientRegister({ countryCode: 'EE', patientRegister, isDrill: false, ...more }) !== null
    expect(offered({})).toBe(true)
    expect(offered({ countryCode: 'PL' })).toBe(false)
    expect(offered({ isDrill: true })).toBe(false)
    expect(offered({ patientRegister: undefined })).toBe(false)
  })
})

it('gives up a list that comes too late', async () => {
  const simulators = createSimulators()
  try {
    const url = await simulators.listen({ host: '127.0.0.1', port: 0 })
    const party = { url: `${url}/registry/r1/EE/GOV/70009770/tis`, client: CLIENT }
    const register = new XRoadRegister(party, 500)
    const { lists } = await register.findLists(USER)
    const listCode = lists[0]?.listCode ?? ''
    await simulators.inject({ method: 'PUT', url: `/registry/lists/${listCode}`, payload: { state: 'SLOW' } })
    await expect(register.findPatients(USER, listCode)).rejects.toMatchObject({ status: 'REGISTRY_OUTAGE' })
    await simulators.inject({
      method: 'PUT',
      url: `/registry/lists/${listCode}`,
      payload: { state: 'EMPTY' },
    })
    expect((await register.findPatients(USER, listCode)).patients).toEqual([])
  } finally {
    await simulators.close()
  }
})
