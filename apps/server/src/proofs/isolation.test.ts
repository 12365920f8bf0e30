import type { ObjectType, Route } from '@vastus/contract/route'
import type { RouteName } from '@vastus/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../testing/databases.ts'
import { canariesIn, ENTITLED, isOwn } from './testing/canaries.ts'
import { sendFree } from './testing/raw-call.ts'
import { addressOf, propertiesOf, ROUTES, sampleOf } from './testing/samples.ts'
import { PRINCIPALS, type PrincipalName } from './testing/principals.ts'
import { createWorld, type World } from './testing/world.ts'

/** Changes that close an e-contact come last, so that everything before meets open ones. */
const CLOSING: RouteName[] = [
  'cancelEContact',
  'completeEContact',
  'acceptEContact',
  'rejectEContact',
  'reopenMyEContact',
  'reopenClinicEContact',
  'deleteTemplate',
]
const isLooked = ([, route]: [RouteName, Route]) =>
  route.method === 'GET' || Object.keys(route.objects).length > 0
const TRIED = [
  ...ROUTES.filter(isLooked).filter(([name]) => !CLOSING.includes(name)),
  ...ROUTES.filter(([name]) => CLOSING.includes(name)),
]

/** Which owner's object stands in each place, such as `params.id`. */
type Choice = Record<string, string>

describe.each(databaseKinds())('nobody learns what is not theirs, on %s', (kind) => {
  let world: World
  let cells = 0
  const leaks: string[] = []
  const differences: string[] = []

  beforeAll(async () => {
    world = await createWorld(kind)
  })
  afterAll(() => world.close())

  async function call(name: RouteName, route: Route, principal: PrincipalName, choice: Choice) {
    const idAt = (place: string) => {
      const type = route.objects[place] as ObjectType
      return world.objects[type][choice[place] ?? 'absent'] ?? 0
    }
    const sample = sampleOf(name, { ...route, objects: {} }, {} as never)
    const places = Object.keys(route.objects)
    const path = route.path.replaceAll(/:\w+/g, (parameter) =>
      route.objects[`params.${parameter.slice(1)}`]
        ? String(idAt(`params.${parameter.slice(1)}`))
        : 'reply:1',
    )
    const query = { ...sample.query }
    const body = sample.body ? { ...sample.body } : undefined
    for (const place of places) {
      const key = place.slice(place.indexOf('.') + 1)
      if (place.startsWith('query.')) query[key] = String(idAt(place))
      if (place.startsWith('body.') && body) body[key] = key.endsWith('FileIds') ? [idAt(place)] : idAt(place)
    }
    if ('search' in propertiesOf(route.query)) query['search'] = 'canary'
    const isUpload = route.consumes === 'MULTIPART'
    const payload = isUpload ? ONE_FILE : body && JSON.stringify(body)
    const answer = await sendFree(world.app, {
      method: route.method,
      url: addressOf({ path: `/api${path}`, query }),
      headers: {
        cookie: world.clients[principal].cookie() ?? '',
        ...(payload
          ? { 'content-type': isUpload ? 'multipart/form-data; boundary=x' : 'application/json' }
          : {}),
      },
      payload,
    })
    cells += 1
    const { date: _date, 'x-request-id': _id, ...headers } = answer.headers
    return {
      status: answer.statusCode,
      text: `${answer.statusCode}\n${JSON.stringify(headers)}\n${answer.body.replaceAll(/"requestId":"[^"]*"/g, '')}`,
    }
  }

  it.each(PRINCIPALS)('%s', async (principal) => {
    const before = { leaks: leaks.length, differences: differences.length }
    for (const [name, route] of TRIED) {
      const absent = new Map<string, string>()
      for (const choice of choicesOf(route, world)) {
        const what = `${principal} ${name} ${JSON.stringify(choice)}`
        const answer = await call(name, route, principal, choice)
        expect(answer.status, what).toBeLessThan(500)
        for (const found of canariesIn(answer.text))
          if (!ENTITLED[principal].includes(found)) leaks.push(`${what} tells ${found}`)

        // What is foreign must look like what is not there, whatever stands beside it.
        const hidden = Object.fromEntries(
          Object.entries(choice).map(([place, owner]) => [
            place,
            isOwn(principal, route.objects[place] as ObjectType, owner) ? owner : 'absent',
          ]),
        )
        if (JSON.stringify(hidden) === JSON.stringify(choice)) continue
        const key = JSON.stringify(hidden)
        const expected = absent.get(key) ?? (await call(name, route, principal, hidden)).text
        absent.set(key, expected)
        if (answer.text !== expected)
          differences.push(`${what}: ${answer.text}\n  not as absent: ${expected}`)
      }
    }
    expect(leaks.slice(before.leaks)).toEqual([])
    expect(differences.slice(before.differences)).toEqual([])
  })

  it('writes no patient data to the log, and to each address only what its owner may know', async () => {
    await world.runJobs()
    const userOf = new Map(
      Object.entries(world.users).map(([name, user]) => [user.email, name as PrincipalName]),
    )
    for (const mail of world.outbox) {
      const principal = userOf.get(mail.to)
      expect(principal, mail.to).toBeDefined()
      const told = canariesIn(`${mail.subject} ${mail.text}`)
      // Mail is read on lock screens: nothing medical in it, not even the recipient's own.
      expect(
        told.filter(
          (found) => !principal || !ENTITLED[principal].includes(found) || /medical|note/.test(found),
        ),
      ).toEqual([])
    }
    expect(canariesIn(world.logged())).toEqual([])
    expect(world.logged().length).toBeGreaterThan(0)
  })

  it('counts', () => {
    process.stdout.write(
      `${JSON.stringify({ proof: 'isolation', kind, cells, leaks: leaks.length, differences: differences.length })}\n`,
    )
    expect(cells).toBeGreaterThan(1000)
  })
})

const ONE_FILE =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nHello\r\n--x--\r\n'

/** Own, foreign, absent, and every mixture of them where a route takes several. */
function choicesOf(route: Route, world: World): Choice[] {
  let choices: Choice[] = [{}]
  for (const [place, type] of Object.entries(route.objects))
    choices = choices.flatMap((choice) =>
      Object.keys(world.objects[type]).map((owner) => ({ ...choice, [place]: owner })),
    )
  return choices
}
