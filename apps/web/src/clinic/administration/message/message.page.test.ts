import { within } from '@testing-library/dom'
import { saveGlobalMessage } from '@vastus/contract/clinic-administration'
import { listMyClinics } from '@vastus/contract/clinics'
import { listGlobalMessages } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../../testing/open-page.ts'
import { serveInbox, serveMyList } from '../../../testing/pages.ts'
import { OWN_CLINIC } from '../../../testing/things.ts'

const MARKUP =
  'We are <b>closed</b> on **Friday**.<script>document.title = "taken"</script> [Here](https://a.example)'

const MESSAGE = {
  id: 1,
  text: MARKUP,
  clinicName: OWN_CLINIC.name,
  createdAt: '2026-11-20T08:00:00.000Z',
  endsOn: null,
}

/** As plain text: every character in its place, and no element made of it. */
function expectText(element: HTMLElement): void {
  expect(element.textContent).toBe(MARKUP)
  expect(element.children).toHaveLength(0)
}

test.each([
  ['patients', '/my-e-contacts', 'patient', serveMyList],
  ['staff', '/clinic-e-contacts', 'doctor', serveInbox],
] as const)('markup in a message to everyone is text to %s', async (_, path, as, servePage) => {
  const { screen, t } = await openPage(path, {
    as,
    serve: (server) => {
      servePage(server)
      server.on(listGlobalMessages, pageOf([MESSAGE]))
    },
  })
  const banner = await screen.findByRole('region', { name: t('shell.banner.label') })
  expectText(within(banner).getByText(MARKUP))
})

test('markup is text to its writer, in the preview and in the message that is shown', async () => {
  const { main, screen, t, user } = await openPage('/admin/global-message', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      server.on(listMyClinics, pageOf([OWN_CLINIC]))
      server.on(listGlobalMessages, pageOf([MESSAGE]))
    },
  })
  await user.click(await screen.findByRole('textbox', { name: t('administration.message.label') }))
  await user.paste(MARKUP)
  const preview = main().getByRole('region', { name: t('shell.banner.label') })
  expectText(within(preview).getByText(MARKUP))
  // The preview, and what is shown now; the text field holds it as its value.
  const written = main()
    .getAllByText(MARKUP)
    .filter(({ tagName }) => tagName !== 'TEXTAREA')
  expect(written).toHaveLength(2)
  for (const each of written) expectText(each)
})

test('a message of 501 characters is kept for its writer and not sent', async () => {
  const { screen, server, t, user } = await openPage('/admin/global-message', {
    as: 'doctor',
    language: 'et',
    serve: (mock) => {
      serveInbox(mock)
      mock.on(listMyClinics, pageOf([OWN_CLINIC]))
      mock.on(saveGlobalMessage, MESSAGE)
    },
  })
  const text = await screen.findByRole('textbox', { name: t('administration.message.label') })
  const show = () => user.click(screen.getByRole('button', { name: t('administration.message.show') }))
  await user.click(text)
  // A letter of two units of the computer is one character.
  await user.paste(`${'õ'.repeat(500)}😀`)
  await show()
  expect(screen.getByText(t('errors.rules.MAX_LENGTH', { count: 500 }))).toBeDefined()
  expect(text).toHaveProperty('value', `${'õ'.repeat(500)}😀`)
  expect(document.activeElement).toBe(text)
  expect(server.callsOf(saveGlobalMessage)).toHaveLength(0)

  await user.clear(text)
  await user.paste(`${'õ'.repeat(499)}😀`)
  await show()
  expect(server.callsOf(saveGlobalMessage)[0]?.body.text).toBe(`${'õ'.repeat(499)}😀`)
})
