// @proves R2-078 R2-109 R2-110 R2-152 R2-153 R8-001 R8-002
// @proves-part R8-034: the changelog, and the history
// @proves R2-004 R2-005 R2-007 R2-027 R2-028 R2-029 R2-030 R2-036 R2-037 R2-132 R2-148 R3-097 R4-067 R4-069 R4-070 R4-071 R5-037 R7-019
// @proves-part R8-033: terms, privacy and cookies
// @proves-part R6-004: the screen
import { waitFor, within } from '@testing-library/dom'
import {
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  listNotes,
} from '@vastus/contract/clinic-e-contacts'
import { listPatientClinics } from '@vastus/contract/clinics'
import { extendLogin, getConsents, getLogin, logout, saveConsent } from '@vastus/contract/identity'
import { getMyTimeline, listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { getConfig, getContent } from '@vastus/contract/platform'
import type { MessageKey } from '@vastus/i18n'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { failed, type MockServer } from '../testing/mock-server.ts'
import { containing, openPage, pageOf, servedConfig } from '../testing/open-page.ts'
import { serveInbox, serveMyList, servePlatform } from '../testing/pages.ts'
import { CONSENTS_GIVEN, userOf, type Viewer } from '../testing/people.ts'
import { clinicEContact } from '../testing/things.ts'

// Who may open what, what comes before it, and what is shown when it does not come.

afterEach(() => void vi.useRealTimers())

const untilAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path))

describe('the pages on which one signs in', () => {
  test.each(['/', '/choose-auth', '/choose-signup', '/login-with-password', '/login', '/consents'])(
    '%s leads home who is signed in',
    async (path) => {
      await openPage(path, { as: 'patient', serve: serveMyList })
      expect(location.pathname).toBe('/my-e-contacts')
    },
  )

  test('a new account needs an e-mail address and a password twice', async () => {
    const { main, screen, t, user } = await openPage('/choose-signup', { language: 'pl' })
    await user.click(main().getByRole('link', { name: containing(t('identity.choose.email')) }))
    await screen.findByLabelText(t('identity.field.confirmPassword'))
    expect(location.pathname).toBe('/signup-with-password')
    await user.click(main().getByRole('button', { name: t('identity.signUp.submit') }))
    const summary = await main().findByRole('alert')
    // All three say the same: each names its field.
    const fields = ['email', 'password', 'confirmPassword'] as const
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(fields.map((field) => `${t(`identity.field.${field}`)}: ${t('errors.rules.REQUIRED')}`))
    for (const [at, typed] of ['kala@@vesi', 'lühike', 'lühem'].entries())
      await user.type(screen.getByLabelText(t(`identity.field.${fields[at] ?? 'email'}`)), typed)
    await user.click(main().getByRole('button', { name: t('identity.signUp.submit') }))
    for (const rule of ['EMAIL_PATTERN', 'PASSWORD_TOO_SHORT', 'CONFIRMED'] as const)
      await within(await main().findByRole('alert')).findByText(containing(t(`errors.rules.${rule}`)))
  })

  test.each([
    '/login-with-password',
    '/signup-with-password',
    '/signup-with-password/verify-otp',
    '/reset-password',
    '/reset-password/verify-otp',
  ])('%s is closed in an installation without e-mail sign-in', async (path) => {
    await openPage(path, { serve: withoutEmail })
    expect(location.pathname).toBe('/')
  })

  test('an installation without e-mail sign-in does not offer it', async () => {
    const { screen, t } = await openPage('/choose-auth', { serve: withoutEmail })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('identity.choose.logInHeading'))
    expect(screen.queryByRole('link', { name: containing(t('identity.choose.email')) })).toBeNull()
  })

  function withoutEmail(server: MockServer): void {
    const featureFlags = { ...servedConfig.featureFlags, EMAIL_LOGIN_ENABLED: false }
    server.on(getConfig, { ...servedConfig, featureFlags })
  }
})

describe('settings', () => {
  test.each(['patient', 'doctor'] as const)('are for a %s', async (as) => {
    const { screen, t } = await openPage('/settings', {
      as,
      language: 'ru',
      serve: (server) => {
        serveMyList(server)
        serveInbox(server)
      },
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('identity.settings.heading'))
  })

  test('are not for the administrator of the platform', async () => {
    await openPage('/settings', { as: 'admin', serve: servePlatform })
    expect(location.pathname).toBe('/permission-denied')
  })
})

test.each([
  ['patient', '/clinic-e-contacts'],
  ['patient', '/tools/ldl'],
  ['patient', '/tools/gfr'],
  ['patient', '/platform'],
  ['patient', '/feedback'],
  ['patient', '/information-hub'],
  ['patient', '/changelog'],
] as const)('a %s who opens %s is told that they may not', async (as, path) => {
  const { screen, t } = await openPage(path, { as, language: 'ru' })
  expect(location.pathname).toBe('/permission-denied')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('errors.permissionDenied'))
})

test('only a number opens an e-contact', async () => {
  const { screen, t } = await openPage('/e-contacts/abc', { as: 'nurse', serve: serveInbox })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('shell.pages.notFound.heading'))
})

test('"Back" leads home where there is nothing to go back to', async () => {
  const { screen, t, user } = await openPage('/settings', { as: 'patient', serve: serveMyList })
  await user.click(screen.getByRole('button', { name: t('shell.header.back') }))
  await untilAt('/my-e-contacts')
})

test('an installation without digital IDs shows none', async () => {
  const { screen, t } = await openPage('/login', { language: 'et' })
  expect(location.pathname).toBe('/choose-auth')
  expect(screen.getByRole('link', { name: containing(t('identity.choose.email')) })).toBeTruthy()
  expect(screen.queryByRole('link', { name: containing(t('identity.choose.strong')) })).toBeNull()
})

test('staff read about the platform and what is new', async () => {
  const document = (slug: string) => ({
    slug,
    title: slug,
    body: '## PREMIUM: 1.0',
    language: 'pl',
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  const { screen, t, user } = await openPage('/platform', {
    as: 'doctor',
    language: 'pl',
    serve: (server) => {
      serveInbox(server)
      server.on(getContent, ({ query }) => document(query.slug))
    },
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('shell.menu.about'))
  expect(await screen.findByText(/PREMIUM: /)).toBeTruthy()
  const menu = within(screen.getByRole('navigation', { name: t('shell.menu.label') }))
  await user.click(menu.getByRole('link', { name: t('shell.menu.changelog') }))
  await untilAt('/changelog')
  await screen.findByRole('heading', { level: 2 })
})

describe('consents that are not given', () => {
  const missing = { ...CONSENTS_GIVEN, prmPatientConsentGiven: false, prmPrivacyPolicyConsentGiven: false }
  const open = (serve: (server: MockServer) => void) =>
    openPage('/edit-profile', {
      as: 'patient',
      language: 'ru',
      expectedErrors: [/answered 504/],
      serve: (server) => {
        server.on(getConsents, missing)
        server.on(getContent, ({ query }) => documentOf(query.slug))
        serve(server)
      },
    })
  const documentOf = (slug: string) => ({
    slug,
    title: slug,
    body: 'Text',
    language: 'ru',
    updatedAt: '2026-01-01T00:00:00.000Z',
  })

  test('are asked for before the profile, a failed saving can be tried again, and the way goes on', async () => {
    let calls = 0
    const { main, screen, server, t, user } = await open((mock) =>
      mock.on(saveConsent, () => {
        calls += 1
        return calls === 1 ? failed(504) : CONSENTS_GIVEN
      }),
    )
    expect(location.pathname).toBe('/consents')
    expect(new URLSearchParams(location.search).get('type')).toBe('PRM_PATIENT,PRM_PRIVACY_POLICY')
    const boxes = await main().findAllByRole('checkbox')
    expect(boxes).toHaveLength(2)
    const agree = screen.getByRole<HTMLButtonElement>('button', { name: t('identity.consents.agree') })
    for (const box of boxes) {
      expect(agree.disabled).toBe(true)
      await user.click(box)
    }
    await user.click(agree)
    await screen.findByText(t('errors.genericError'))
    await waitFor(() => expect(agree.getAttribute('aria-disabled')).not.toBe('true'))
    server.on(getConsents, CONSENTS_GIVEN)
    await user.click(agree)
    await untilAt('/edit-profile')
    expect(calls).toBe(3)
    expect(sessionStorage.getItem('prm.consents')).toContain('"prmPatientConsentGiven":true')
  })

  test('can be refused, which logs out', async () => {
    const { screen, server, t, user } = await open((mock) => mock.on(logout, undefined))
    await user.click(screen.getByRole('button', { name: t('identity.consents.cancel') }))
    await untilAt('/')
    expect(server.callsOf(logout)).toHaveLength(1)
  })
})

describe('a session near its end', () => {
  const endIn = (minutes: number, language: 'pl' | 'ru') => (server: MockServer) => {
    serveMyList(server)
    const jwtExpiresAt = new Date(Date.now() + minutes * 60_000).toISOString()
    server.on(getLogin, { ...userOf('patient', language), jwtExpiresAt })
    server.on(extendLogin, failed(401))
  }

  test('that cannot be extended on the way to a screen is over, and nothing of it is kept', async () => {
    const { screen, t } = await openPage('/my-e-contacts', {
      as: 'patient',
      language: 'pl',
      serve: endIn(4, 'pl'),
    })
    await screen.findByText(t('errors.sessionExpired'))
    expect(location.pathname).toBe('/')
    expect(sessionStorage.getItem('prm.user')).toBeNull()
  })

  test('that the server is too busy to extend goes on', async () => {
    const { screen, server, t } = await openPage('/my-e-contacts', {
      as: 'patient',
      language: 'pl',
      expectedErrors: [/answered 503/],
      serve: (mock) => {
        endIn(4, 'pl')(mock)
        mock.on(extendLogin, failed(503))
      },
    })
    await waitFor(() => expect(server.callsOf(extendLogin)).not.toHaveLength(0))
    await screen.findByRole('heading', { level: 1, name: t('patient.list.title') })
    expect(screen.queryByText(t('errors.sessionExpired'))).toBeNull()
    expect(location.pathname).toBe('/my-e-contacts')
  })

  test('that ended before the tab was loaded again is told, and leads on to the page that was meant', async () => {
    const { screen, t } = await openPage('/my-e-contacts', {
      language: 'et',
      serve: () => sessionStorage.setItem('prm.user', '{}'),
    })
    await screen.findByText(t('errors.sessionExpired'))
    expect(location.pathname).toBe('/')
    expect(sessionStorage.getItem('prm.target')).toBe('/my-e-contacts')
    expect(sessionStorage.getItem('prm.user')).toBeNull()
  })

  test('that never was is not told of', async () => {
    const { screen, t } = await openPage('/my-e-contacts', { language: 'et' })
    expect(location.pathname).toBe('/')
    expect(screen.queryByText(t('errors.sessionExpired'))).toBeNull()
  })

  test('that is over is told once', async () => {
    const { screen, t } = await openPage('/?status=session-expired', { language: 'ru' })
    await screen.findByText(t('errors.sessionExpired'))
    await waitFor(() => expect(location.search).toBe(''))
  })

  test('that something ended is told with the reason, in the words of the server', async () => {
    const { screen, t } = await openPage('/?status=session-expired', {
      language: 'ru',
      serve: (server) => server.on(getLogin, failed(401, { message: 'Ваш пароль изменён.' })),
    })
    await screen.findByText('Ваш пароль изменён.')
    expect(screen.queryByText(t('errors.sessionExpired'))).toBeNull()
  })

  test('that ended while the page slept asks for a refresh', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { screen, t } = await openPage('/my-e-contacts', {
      as: 'patient',
      language: 'ru',
      serve: endIn(10, 'ru'),
    })
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    const paused = await screen.findByRole('dialog', { name: t('errors.sessionPaused') })
    expect(within(paused).getByRole('button', { name: t('shell.buttons.refresh') })).toBeTruthy()
    expect(sessionStorage.getItem('prm.user')).toBeNull()
  })
})

test.each([
  ['/terms-and-conditions', 'errors.loading.terms'],
  ['/privacy-policy', 'errors.loading.privacy'],
  ['/cookie-policy', 'errors.loading.cookie'],
  ['/changelog', 'errors.loading.changelog'],
] as const)('the document of %s that does not come is told after four tries', async (path, says) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { screen, server, t } = await openPage(path, {
    as: 'doctor',
    language: 'ru',
    serve: (mock) => {
      serveInbox(mock)
      mock.on(getContent, failed(404))
    },
  })
  for (const count of [1, 2, 3, 4]) {
    await waitFor(() => expect(server.callsOf(getContent)).toHaveLength(count))
    await vi.advanceTimersByTimeAsync(5_000)
  }
  await screen.findByText(t(says))
  expect(screen.getByRole('button', { name: t('errors.tryAgain') })).toBeTruthy()
})

test('of the profile only e-mail and phone can be changed', async () => {
  const { main, t } = await openPage('/edit-profile', { as: 'patient', language: 'pl' })
  const boxes = main().getAllByRole('textbox')
  expect(boxes).toEqual([
    main().getByLabelText(containing(t('identity.field.email'))),
    main().getByLabelText(containing(t('identity.field.phone'))),
  ])
})

test.each([
  ['success', 'patient.list.added'],
  ['failed', 'errors.eContactSubmissionFailed'],
] as const)('what became of a sending is told above the list: %s', async (status, says) => {
  const { main, t } = await openPage(`/my-e-contacts?eContactAddedStatus=${status}`, {
    as: 'patient',
    language: 'pl',
    serve: serveMyList,
  })
  expect(await main().findByText(t(says))).toBeTruthy()
})

describe('a failure is told in words', () => {
  const failures: {
    name: string
    path: string
    as: Viewer
    serve: (server: MockServer) => void
    says: MessageKey
    leadsOn?: MessageKey
  }[] = [
    {
      name: "a patient's list that does not come",
      path: '/my-e-contacts',
      as: 'patient',
      serve: (server) => {
        serveMyList(server)
        server.on(listMyEContacts, failed(400))
      },
      says: 'patient.list.failedHeading',
    },
    {
      name: "an e-contact that is not the patient's",
      path: '/e-contacts/999999/timeline',
      as: 'patient',
      serve: (server) => {
        server.on(getMyTimeline, failed(404))
        server.on(listPatientClinics, pageOf([]))
      },
      says: 'shell.pages.notFound.heading',
      leadsOn: 'shell.buttons.goHome',
    },
    {
      name: 'a conversation that does not come',
      path: '/e-contacts/31/timeline',
      as: 'patient',
      serve: (server) => {
        server.on(getMyTimeline, failed(400))
        server.on(listPatientClinics, pageOf([]))
      },
      says: 'errors.loading.history',
    },
    {
      name: 'a conversation that does not come to staff',
      path: '/e-contacts/31',
      as: 'nurse',
      serve: (server) => {
        serveInbox(server)
        server.on(getClinicEContact, clinicEContact({ id: 31 }))
        server.on(getClinicTimeline, failed(400))
        server.on(listNotes, pageOf([]))
      },
      says: 'errors.loading.history',
    },
    {
      name: 'an inbox that does not come',
      path: '/clinic-e-contacts',
      as: 'nurse',
      serve: (server) => {
        serveInbox(server)
        server.on(listClinicEContacts, failed(400))
      },
      says: 'clinic.list.failed',
    },
    {
      name: 'an e-contact that is not of the clinic',
      path: '/e-contacts/999999',
      as: 'nurse',
      serve: (server) => {
        serveInbox(server)
        server.on(getClinicEContact, failed(404))
        server.on(getClinicTimeline, failed(404))
        server.on(listNotes, failed(404))
      },
      says: 'clinic.conversation.absent',
    },
  ]

  test.each(failures)('$name', async ({ path, as, serve, says, leadsOn }) => {
    const { screen, t } = await openPage(path, {
      as,
      language: 'ru',
      serve,
      expectedErrors: [/answered 40[04]/],
    })
    expect(await screen.findAllByText(t(says))).not.toHaveLength(0)
    if (leadsOn) expect(screen.getByRole('link', { name: t(leadsOn) }).getAttribute('href')).toBe('/')
  })
})
