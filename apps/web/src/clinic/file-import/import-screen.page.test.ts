// @proves-part R5-047: an import of which nothing is kept any more
import { getFileImport } from '@vastus/contract/file-import'
import { expect, test } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'

test('after a day the page of an import says so and offers another file, and no try that cannot help', async () => {
  const { t, main } = await openPage('/message-centre/import?import=7', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      server.on(getFileImport, failed(404))
    },
  })
  await main().findByText(t('file-import.gone.text'))
  expect(main().getByRole('button', { name: t('file-import.another') })).toBeTruthy()
  expect(main().queryByRole('button', { name: t('shell.buttons.tryAgain') })).toBeNull()
})
