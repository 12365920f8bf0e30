import { expect, test, vi } from 'vitest'
import { openPage } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'

test('the first steps on a phone speak of no keys', async () => {
  const { screen, t } = await openPage('/help', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      holdInHand()
    },
  })
  await screen.findByText(t('staff-help.first.ready'))
  expect(screen.queryByText(t('staff-help.first.palette'))).toBeNull()
  expect(screen.queryByText(t('staff-help.first.keys'))).toBeNull()
})

test('the first steps beside a keyboard name its keys', async () => {
  const { screen, t } = await openPage('/help', { as: 'doctor', serve: serveInbox })
  await screen.findByText(t('staff-help.first.palette'))
  expect(screen.getByText(t('staff-help.first.keys'))).toBeDefined()
})

/** The device says that a finger is all it has to point with. */
function holdInHand() {
  const ofDesktop = window.matchMedia.bind(window)
  vi.stubGlobal('matchMedia', (query: string) => {
    const media = ofDesktop(query)
    if (query.includes('hover: none')) Object.defineProperty(media, 'matches', { value: true })
    return media
  })
}
