// @proves R2-115 R2-116 R2-117 R2-118 R2-120 R2-124 R2-126 R2-127 R2-128 R2-130 R2-131 R2-134 R2-135 R2-137 R4-076 R4-080 R4-081
// @proves R2-129 R3-100 R5-027 R8-009 R8-036 R9-018 R9-028
// @proves-part R3-092: without the link
import { waitFor, within } from '@testing-library/dom'
import { getLogin, logout, resetPassword, savePreferences, sendOneTimeCode } from '@vastus/contract/identity'
import { listMyEContacts } from '@vastus/contract/patient-e-contacts'
import { listGlobalMessages } from '@vastus/contract/platform'
import { getPush } from '@vastus/contract/push'
import type { LoggedInUser } from '@vastus/contract/shapes'
import type { MessageKey } from '@vastus/i18n'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { failed, type MockServer } from '../testing/mock-server.ts'
import { type OpenPage, openPage, pageOf } from '../testing/open-page.ts'
import { serveInbox, serveMyList, servePlatform } from '../testing/pages.ts'
import { userOf, type Viewer } from '../testing/people.ts'
import { wordsIn } from '../testing/words.ts'

// What is around every screen: menu, header, banner, messages and cookies.

afterEach(() => void vi.useRealTimers())

const menuOf = ({ screen, t }: OpenPage, place = screen) =>
  within(place.getByRole('navigation', { name: t('shell.menu.label') }))
const workingSign = ({ screen }: OpenPage) => within(screen.getByRole('banner')).getByRole('status')

describe('the menu', () => {
  const rooms: {
    as: Viewer
    home: string
    serve: (server: MockServer) => void
    items: [MessageKey, string][]
  }[] = [
    {
      as: 'patient',
      home: '/my-e-contacts',
      serve: serveMyList,
      items: [
        ['shell.menu.eContacts', '/my-e-contacts'],
        ['shell.menu.help', '/help'],
        ['shell.menu.terms', '/terms-and-conditions'],
        ['shell.menu.settings', '/settings'],
      ],
    },
    {
      as: 'doctor',
      home: '/clinic-e-contacts',
      serve: serveInbox,
      items: [
        ['shell.menu.dashboard', '/clinic-e-contacts'],
        ['shell.menu.informationHub', '/information-hub'],
        ['shell.menu.messageCentre', '/message-centre'],
        ['shell.menu.tools', '/tools/ldl'],
        ['shell.menu.admin', '/admin'],
        ['shell.menu.feedback', '/feedback'],
        ['shell.menu.about', '/platform'],
        ['shell.menu.changelog', '/changelog'],
        ['shell.menu.help', '/help'],
        ['shell.menu.platformInfo', '/platform-info'],
        ['shell.menu.settings', '/settings'],
        ['shell.menu.terms', '/terms-and-conditions'],
      ],
    },
    {
      as: 'admin',
      home: '/prm',
      serve: servePlatform,
      items: [
        ['shell.menu.platform', '/prm'],
        ['shell.menu.platformClinics', '/prm/clinics'],
        ['shell.menu.applications', '/prm/applications'],
        ['shell.menu.addClinic', '/prm/add-clinic'],
        ['shell.menu.supportRequests', '/prm/support'],
        ['shell.menu.hubNotices', '/prm/hub-notices'],
        ['shell.menu.adverts', '/prm/adverts'],
        ['shell.menu.documents', '/prm/documents'],
        ['shell.menu.prompts', '/prm/prompts'],
        ['shell.menu.aiModels', '/prm/ai-models'],
        ['shell.menu.help', '/help'],
        ['shell.menu.terms', '/terms-and-conditions'],
      ],
    },
  ]

  test.each(rooms)(
    'has the rooms of a $as, and no door to another role',
    async ({ as, home, serve, items }) => {
      const page = await openPage(home, { as, language: 'ru', serve })
      const { screen, t, user } = page
      await user.click(screen.getByRole('button', { name: t('shell.header.openMenu') }))
      const drawer = within(screen.getByRole('dialog'))
      const links = within(menuOf(page, drawer).getByRole('list')).getAllByRole('link')
      expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
        items.map(([key, href]) => [t(key), href]),
      )
      expect(links[0]?.getAttribute('aria-current')).toBe('page')
      for (const view of ['shell.menu.switchToPatient', 'shell.menu.switchToClinic'] as const)
        expect(screen.queryByRole('button', { name: t(view) })).toBeNull()
    },
  )

  test('names the person, and leads to the details', async () => {
    const page = await openPage('/my-e-contacts', { as: 'patient', language: 'ru', serve: serveMyList })
    const { t, user } = page
    expect(menuOf(page).getByText('Mari Maasikas')).toBeTruthy()
    await user.click(menuOf(page).getByRole('link', { name: t('shell.menu.editProfile') }))
    await waitFor(() => expect(location.pathname).toBe('/edit-profile'))
  })

  test('changes the view of who is staff and a patient', async () => {
    const both: LoggedInUser = { ...userOf('doctor', 'ru'), permissions: ['PRM_DOCTOR', 'PRM_PATIENT'] }
    const { screen, t, user } = await openPage('/clinic-e-contacts', {
      as: 'doctor',
      language: 'ru',
      serve: (server) => {
        serveInbox(server)
        serveMyList(server)
        server.on(getLogin, both)
        server.on(savePreferences, ({ body }) => ({
          ...both,
          activeRole: body.activeRole ?? both.activeRole,
        }))
      },
    })
    await user.click(screen.getByRole('button', { name: t('shell.header.openMenu') }))
    await user.click(await screen.findByRole('button', { name: t('shell.menu.switchToPatient') }))
    await screen.findByRole('heading', { level: 1, name: t('patient.list.title') })
    expect(location.pathname).toBe('/my-e-contacts')
    await user.click(await screen.findByRole('button', { name: t('shell.menu.switchToClinic') }))
    await waitFor(() => expect(location.pathname).toBe('/clinic-e-contacts'))
  })

  test('logs out, and nothing of the session is kept', async () => {
    const page = await openPage('/my-e-contacts', {
      as: 'patient',
      serve: (server) => {
        serveMyList(server)
        server.on(logout, undefined)
      },
    })
    sessionStorage.setItem('left-by-a-page', 'words')
    await page.user.click(menuOf(page).getByRole('button', { name: page.t('shell.menu.logOut') }))
    await waitFor(() => expect(location.pathname).toBe('/'))
    expect(page.server.callsOf(logout)).toHaveLength(1)
    expect(sessionStorage.length).toBe(0)
  })
})

describe('the header', () => {
  test('changes the language, and keeps it for the pages that follow', async () => {
    const { screen, user } = await openPage('/help')
    const select = within(screen.getByRole('banner')).getByRole('combobox')
    expect([...select.children].map(({ textContent }) => textContent)).toEqual([
      'Eesti',
      'English',
      'Русский',
    ])
    await user.selectOptions(select, 'Русский')
    await screen.findByRole('heading', { level: 1, name: wordsIn('ru')('identity.help.heading') })
    expect(document.documentElement.lang).toBe('ru')
    expect(localStorage.getItem('prm.language')).toBe('ru')
  })

  test('says which language the mails come in while none was chosen on the device', async () => {
    const { screen, t } = await openPage('/settings', {
      as: 'doctor',
      language: 'et',
      isLanguageChosen: false,
      serve: (server) => {
        serveInbox(server)
        server.on(getLogin, userOf('doctor', 'ru'))
        server.on(getPush, { publicKey: null, devices: [] })
      },
    })
    expect(
      await screen.findByText(t('identity.settings.otherLanguageHint', { language: 'Русский' })),
    ).toBeTruthy()
  })

  test('has the language of an account’s mails too, also when it was chosen before the sign-in', async () => {
    const { main, screen, server, t, user } = await openPage('/settings', {
      as: 'doctor',
      language: 'ru',
      serve: (mock) => {
        serveInbox(mock)
        mock.on(getLogin, userOf('doctor', 'et'))
        mock.on(savePreferences, ({ body }) => userOf('doctor', body.language ?? 'et'))
        mock.on(getPush, { publicKey: null, devices: [] })
      },
    })
    const saved = () => server.callsOf(savePreferences).map(({ body }) => body.language)
    await waitFor(() => expect(saved()).toEqual(['ru']))
    await screen.findByText(t('identity.settings.languageHint'), {})
    // Who is signed in is gone with the tab; only the language outlives it.
    expect(Object.keys(sessionStorage)).toEqual(expect.arrayContaining(['prm.user', 'prm.consents']))
    expect(localStorage.getItem('prm.user')).toBeNull()
    await user.selectOptions(main().getByLabelText(t('identity.settings.language')), 'Eesti')
    await screen.findByText(wordsIn('et')('identity.settings.languageHint'))
    await waitFor(() => expect(saved()).toEqual(['ru', 'et']))
  })

  test('leads to help, and one step back', async () => {
    const { screen, t, user } = await openPage('/', { language: 'ru' })
    expect(screen.queryByRole('button', { name: t('shell.header.back') })).toBeNull()
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: t('shell.header.help') }))
    await screen.findByRole('heading', { level: 1, name: t('identity.help.heading') })
    expect(location.pathname).toBe('/help')
    await user.click(screen.getByRole('button', { name: t('shell.header.back') }))
    await screen.findByRole('heading', { level: 1, name: t('identity.home.heading') })
    expect(location.pathname).toBe('/')
  })

  test('names an icon half a second after the pointer reaches it', async () => {
    const { screen, t, user } = await openPage('/clinic-e-contacts', { as: 'doctor', serve: serveInbox })
    const icon = await screen.findByRole('button', { name: t('clinic.keys.heading') })
    const named = () => icon.parentElement?.querySelector('kbd')?.textContent
    await user.hover(icon)
    expect(named()).toBeUndefined()
    await waitFor(() => expect(named()).toBe('?'))
    await user.unhover(icon)
    expect(named()).toBeUndefined()
  })

  test('turns a wheel while something is fetched', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const page = await openPage('/my-e-contacts', {
      as: 'patient',
      serve: (server) => {
        serveMyList(server)
        server.on(listMyEContacts, async () => {
          await released
          return pageOf([])
        })
      },
    })
    await waitFor(() => expect(workingSign(page).textContent).toBe(page.t('shell.header.working')))
    release()
    await waitFor(() => expect(workingSign(page).textContent).toBe(''))
  })

  test('turns it until a page that asked too much at once has asked again by itself', async () => {
    let asked = 0
    const page = await openPage('/my-e-contacts', {
      as: 'patient',
      serve: (server) => {
        serveMyList(server)
        server.on(listMyEContacts, () => {
          asked += 1
          return asked === 1 ? failed(429, {}, { 'retry-after': '1' }) : pageOf([])
        })
      },
    })
    await waitFor(() => expect(workingSign(page).textContent).toBe(''))
    expect(asked).toBe(2)
    for (const alert of page.screen.queryAllByRole('alert')) expect(alert.textContent).toBe('')
  })
})

test('a screen keeps its room while the next one loads', async () => {
  const { screen, t, user } = await openPage('/tools/ldl', { as: 'doctor', serve: serveInbox })
  const room = () => document.querySelector<HTMLElement>('[data-room]')?.dataset.room
  const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent
  const before = heading()
  const seen: { heading: string | null | undefined; room: string | undefined }[] = []
  const observer = new MutationObserver(() => seen.push({ heading: heading(), room: room() }))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  await user.click(screen.getByRole('link', { name: t('shell.menu.dashboard') }))
  await waitFor(() => expect(room()).toBe('panes'))
  observer.disconnect()
  expect(seen.map((each) => each.room)).toContain('column')
  expect(seen).not.toContainEqual({ heading: before, room: 'panes' })
})

describe('the banner', () => {
  const closed = {
    id: 1,
    text: 'Closed on Tuesday.',
    clinicName: 'Kesklinna Perearstikeskus',
    createdAt: '2026-11-20T08:00:00.000Z',
    endsOn: null,
  }
  const findBanner = ({ screen, t }: OpenPage) =>
    screen.findByRole('region', { name: t('shell.banner.label') })

  test('shows a short message to staff too', async () => {
    const page = await openPage('/clinic-e-contacts', {
      as: 'doctor',
      serve: (server) => {
        serveInbox(server)
        server.on(listGlobalMessages, pageOf([closed]))
      },
    })
    const banner = await findBanner(page)
    expect(banner.textContent).toContain('Closed on Tuesday.')
    expect(within(banner).queryByRole('button')).toBeNull()
  })

  test('goes away when it can no longer be asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await openPage('/my-e-contacts', {
      as: 'patient',
      serve: (server) => {
        serveMyList(server)
        server.on(listGlobalMessages, pageOf([closed]))
      },
    })
    await findBanner(page)
    page.server.on(listGlobalMessages, failed(404))
    await vi.advanceTimersByTimeAsync(10_000)
    // The reader comes back to the tab.
    dispatchEvent(new Event('visibilitychange'))
    await waitFor(() =>
      expect(page.screen.queryByRole('region', { name: page.t('shell.banner.label') })).toBeNull(),
    )
  })
})

describe('messages', () => {
  const toastsOf = ({ screen, t }: OpenPage) => within(screen.getByRole('region', { name: t('kit.toasts') }))
  const logOut = (page: OpenPage) =>
    page.user.click(menuOf(page).getByRole('button', { name: page.t('shell.menu.logOut') }))
  const shown = (page: OpenPage) => toastsOf(page).queryAllByText(page.t('errors.genericError')).length

  async function failToLogOut(): Promise<OpenPage> {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await openPage('/my-e-contacts', {
      as: 'patient',
      expectedErrors: [/^prm\.session: ApiError: answered 504/],
      serve: (server) => {
        serveMyList(server)
        server.on(logout, failed(504))
      },
    })
    await logOut(page)
    await toastsOf(page).findByText(page.t('errors.genericError'))
    return page
  }

  test('are not said twice, and an error stays', async () => {
    const page = await failToLogOut()
    await logOut(page)
    await waitFor(() => expect(page.server.callsOf(logout)).toHaveLength(2))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown(page)).toBe(1)
  })

  test.each([
    ['a key', ({ user }: OpenPage) => user.keyboard('{Shift}')],
    ['a click', ({ user, screen }: OpenPage) => user.click(screen.getByRole('heading', { level: 1 }))],
    [
      'a touch',
      ({ user, screen }: OpenPage) =>
        user.pointer({ keys: '[TouchA]', target: screen.getByRole('heading', { level: 1 }) }),
    ],
  ])('go on %s, once they could be read', async (_, act) => {
    const page = await failToLogOut()
    await act(page)
    expect(shown(page)).toBe(1)
    await vi.advanceTimersByTimeAsync(1_000)
    await act(page)
    await waitFor(() => expect(shown(page)).toBe(0))
  })

  test('of success go by themselves after 8 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await openPage('/reset-password', {
      serve: (server) => {
        server.on(resetPassword, undefined)
        server.on(sendOneTimeCode, undefined)
      },
    })
    const { screen, t, user } = page
    await user.type(screen.getByLabelText(t('identity.field.email')), 'somebody@example.test{Enter}')
    await screen.findByLabelText(t('identity.field.code'))
    await vi.advanceTimersByTimeAsync(61_000)
    await user.click(await screen.findByRole('button', { name: t('identity.code.again') }))
    const message = await toastsOf(page).findByText(t('identity.code.sentAgain'))
    await user.unhover(message)
    await vi.advanceTimersByTimeAsync(7_500)
    expect(toastsOf(page).queryByText(t('identity.code.sentAgain'))).not.toBeNull()
    await vi.advanceTimersByTimeAsync(600)
    expect(toastsOf(page).queryByText(t('identity.code.sentAgain'))).toBeNull()
  })
})

describe('cookie preferences', () => {
  const ask = () => openPage('/help', { language: 'pl', asksForCookies: true })
  const findQuestion = async ({ screen, t }: OpenPage) =>
    within(await screen.findByRole('dialog', { name: t('shell.cookie.heading') }))
  const cookies = () => document.cookie.split('; ').toSorted()

  test('the essential ones cannot be switched, the others are a choice that is kept for 90 days', async () => {
    const page = await ask()
    const { t, user } = page
    const question = await findQuestion(page)
    const essential = question.getByLabelText<HTMLInputElement>(t('shell.cookie.essential'))
    const analytical = question.getByLabelText<HTMLInputElement>(t('shell.cookie.analytical'))
    expect([essential.checked, essential.disabled, analytical.checked]).toEqual([true, true, false])
    const kept = vi.spyOn(document, 'cookie', 'set')
    await user.click(question.getByRole('button', { name: t('shell.cookie.acceptSelection') }))
    expect(page.screen.queryByRole('dialog')).toBeNull()
    expect(cookies()).toEqual(['cookie-consent-analytical=false', 'cookie-consent=true'])
    expect(kept.mock.calls.flat()).toEqual([
      expect.stringContaining(`max-age=${90 * 86_400};`),
      expect.stringContaining(`max-age=${90 * 86_400};`),
    ])
  })

  test('are read in the language that one chooses in the dialog, which the page then has too', async () => {
    const page = await openPage('/help', {
      language: 'et',
      isLanguageChosen: false,
      asksForCookies: true,
      serve: () => void vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl-PL', 'pl']),
    })
    const question = await findQuestion(page)
    await page.user.click(question.getByLabelText(page.t('shell.cookie.analytical')))
    const choice = within(question.getByRole('group', { name: page.t('shell.header.language') }))
    const offered = choice.getAllByRole('button').map(({ textContent, lang }) => [textContent, lang])
    expect(offered).toEqual(Object.entries({ Eesti: 'et', English: 'en', Русский: 'ru', Polski: 'pl' }))
    expect(choice.getByRole('button', { pressed: true }).lang).toBe('et')
    await page.user.click(choice.getByRole('button', { name: 'Русский' }))
    const asked = await findQuestion({ ...page, t: wordsIn('ru') })
    expect(document.activeElement?.textContent).toBe('Русский')
    expect(asked.getByLabelText<HTMLInputElement>(wordsIn('ru')('shell.cookie.analytical')).checked).toBe(
      true,
    )
    expect(document.documentElement.lang).toBe('ru')
  })

  test.each(['acceptSelection', 'acceptAll'] as const)(
    'a ticked selection and "accept all" allow the analytical ones: %s',
    async (answer) => {
      const page = await ask()
      const { t, user } = page
      const question = await findQuestion(page)
      if (answer === 'acceptSelection')
        await user.click(question.getByLabelText(t('shell.cookie.analytical')))
      await user.click(question.getByRole('button', { name: t(`shell.cookie.${answer}`) }))
      expect(cookies()).toEqual(['cookie-consent-analytical=true', 'cookie-consent=true'])
    },
  )
})
