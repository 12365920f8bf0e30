import { waitFor, within } from '@testing-library/dom'
import { listPatientClinics } from '@vastus/contract/clinics'
import { getMyTimeline } from '@vastus/contract/patient-e-contacts'
import { getPush, updatePushEndpoint } from '@vastus/contract/push'
import { expect, test, vi } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { patientClinic, patientEContact, timelineEntry } from '../../testing/things.ts'

const KEY = 'BPVxJmQvFp0'

/** Opens a page in a browser that can show notices, and that answers so when it is asked for the permission. */
async function openAsking(path: string, answer: 'denied' | 'granted') {
  let timesAsked = 0
  const page = await openPage(path, {
    as: 'patient',
    language: 'ru',
    serve: (server) => {
      const subscription = { endpoint: 'https://push.example/1', unsubscribe: () => undefined }
      let subscribed: object | null = null
      const pushManager = {
        getSubscription: () => Promise.resolve(subscribed),
        subscribe: () => Promise.resolve((subscribed = subscription)),
      }
      const registration = { pushManager }
      vi.stubGlobal('PushManager', class {})
      vi.stubGlobal(
        'Notification',
        class {
          static permission = 'default'
          static requestPermission() {
            timesAsked += 1
            this.permission = answer
            return Promise.resolve(answer)
          }
        },
      )
      vi.stubGlobal(
        'navigator',
        new Proxy(navigator, {
          has: () => true,
          get: (own, name) =>
            name === 'serviceWorker'
              ? {
                  getRegistration: () => Promise.resolve(registration),
                  register: () => Promise.resolve(registration),
                  ready: Promise.resolve(registration),
                  addEventListener: () => undefined,
                }
              : (Reflect.get(own, name, own) as unknown),
        }),
      )
      server.on(getPush, { publicKey: KEY, devices: [] })
      server.on(updatePushEndpoint, undefined)
      server.on(getMyTimeline, { ...pageOf([timelineEntry()]), eContact: patientEContact() })
      server.on(listPatientClinics, pageOf([patientClinic()]))
    },
  })
  const card = async (heading: string) =>
    within((await page.screen.findByRole('heading', { name: heading })).closest('section') as HTMLElement)
  return { ...page, card, timesAsked: () => timesAsked }
}

test('a browser that can not show notices says so', async () => {
  const { screen, t } = await openPage('/settings', {
    as: 'patient',
    serve: (server) => server.on(getPush, { publicKey: KEY, devices: [] }),
  })
  const words = await screen.findByText(t('notices.device.unsupported'))
  expect(words.getAttribute('role')).toBe('status')
})

test('nobody is asked before the press, and a browser that blocks says so', async () => {
  const { card, t, timesAsked, user } = await openAsking('/settings', 'denied')
  const notices = await card(t('notices.device.heading'))
  const status = () => notices.getByRole('status').textContent
  await waitFor(() => expect(status()).toBe(t('notices.device.off')))
  expect(timesAsked()).toBe(0)
  await user.click(notices.getByRole('button', { name: t('notices.device.turnOn') }))
  await waitFor(() => expect(status()).toBe(t('notices.device.blocked')))
  expect(timesAsked()).toBe(1)
  expect(notices.queryAllByRole('button')).toEqual([])
})

test('after the sending a notice is offered to whom this browser was never asked for, once', async () => {
  const path = '/e-contacts/success?eContactId=7'
  const { card, server, t, user } = await openAsking(path, 'granted')
  const offer = await card(t('notices.offer.heading'))
  // The SHA-256 of the address of the subscription.
  const name = 'W6Ff_5ZfRK-lWqT6TVK5SwuoY4ChYQid3Km50IvvnvY'
  server.on(updatePushEndpoint, () => {
    server.on(getPush, { publicKey: KEY, devices: [name] })
    return undefined
  })
  await user.click(offer.getByRole('button', { name: t('notices.device.turnOn') }))
  await waitFor(() => expect(server.callsOf(updatePushEndpoint)).toHaveLength(1))
  await waitFor(() => expect(offer.getByRole('status').textContent).toBe(t('notices.offer.done')))
})
