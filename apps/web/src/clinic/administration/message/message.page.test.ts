import { within } from '@testing-library/dom'
import { listMyClinics } from '@vastus/contract/clinics'
import { listGlobalMessages } from '@vastus/contract/platform'
import { expect, test } from 'vitest'
import type { MockServer } from '../../../testing/mock-server.ts'
import { openPage, pageOf } from '../../../testing/open-page.ts'
import { serveInbox, serveMyList } from '../../../testing/pages.ts'
import { OWN_CLINIC } from '../../../testing/things.ts'

const MARKUP =
  'We are <b>closed</b> on **Friday**.<script>document.title = "taken"</script> [Here](https://a.example)'

const shown = (server: MockServer) =>
  server.on(
    listGlobalMessages,
    pageOf([
      {
        id: 1,
        text: MARKUP,
        clinicName: OWN_CLINIC.name,
        createdAt: '2026-11-20T08:00:00.000Z',
        endsOn: null,
      },
    ]),
  )

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
      shown(server)
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
      shown(server)
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
