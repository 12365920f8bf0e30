// @proves R2-106
import { waitFor } from '@testing-library/dom'
import { listSmsBatches } from '@vastus/contract/sms'
import { listSmsOptOuts } from '@vastus/contract/sms-opt-outs'
import { listOwnSmsTemplates } from '@vastus/contract/sms-saved'
import { expect, test } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'

test('the page about a sending leads to the message centre where no sending is named', async () => {
  await openPage('/message-centre/success', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      server.on(listSmsBatches, pageOf([]))
      server.on(listSmsOptOuts, pageOf([]))
      server.on(listOwnSmsTemplates, pageOf([]))
    },
  })
  await waitFor(() => expect(location.pathname).toBe('/message-centre'))
})
