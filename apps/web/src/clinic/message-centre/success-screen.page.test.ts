// @proves R2-106
import { waitFor } from '@testing-library/dom'
import {
  getSmsBatch,
  listSmsBatches,
  listSmsMessages,
  listSmsSkipped,
  type SmsBatch,
  type SmsMessage,
  type SmsSkipped,
} from '@vastus/contract/sms'
import { listSmsOptOuts } from '@vastus/contract/sms-opt-outs'
import { listOwnSmsTemplates } from '@vastus/contract/sms-saved'
import { expect, test, vi } from 'vitest'
import { failed } from '../../testing/mock-server.ts'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { SENT_AT } from '../../testing/things.ts'

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

const BATCH: SmsBatch = {
  id: 7,
  clinicId: 1,
  templateId: null,
  text: 'Hello, {firstName}!',
  filters: {},
  excludedPersonIds: [],
  recipients: 4,
  smsCount: 4,
  price: 0.36,
  sendAt: SENT_AT,
  skipped: [{ reason: 'LANDLINE', count: 1 }],
  billed: 0.27,
  createdBy: 'Anne Tamm',
  createdAt: SENT_AT,
  stoppedAt: null,
  areRecipientsHidden: false,
  states: { PLANNED: 0, SENDING: 0, SENT: 0, DELIVERED: 2, FAILED: 1, UNKNOWN: 1, STOPPED: 0 },
}
const message = (id: number, change: Partial<SmsMessage>): SmsMessage => ({
  id,
  personId: id,
  firstName: 'Mari',
  surname: 'Maasikas',
  phone: '+37251234567',
  email: null,
  text: 'Hello!',
  parts: 1,
  price: 0.09,
  state: 'DELIVERED',
  failure: null,
  sentAt: SENT_AT,
  ...change,
})
const MESSAGES = [
  message(1, {}),
  message(2, { firstName: '=1+1', phone: '+37251234568' }),
  message(3, { surname: 'Late', state: 'FAILED', failure: 'EXPIRED', email: 'late@example.test' }),
  message(4, { surname: 'Lost', state: 'UNKNOWN' }),
]
const SKIPPED: SmsSkipped = {
  personId: 9,
  firstName: 'Jaan',
  surname: 'Kask',
  phone: '+3726123456',
  email: null,
  reason: 'LANDLINE',
}

test('who may not know the recipients of a sending reads so, and is offered neither a file nor another try', async () => {
  const { t, main } = await openPage('/message-centre/success?batch=7', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      server.on(getSmsBatch, { ...BATCH, areRecipientsHidden: true })
      server.on(listSmsMessages, failed(403))
      server.on(listSmsSkipped, failed(403))
    },
  })
  await main().findByText(t('errors.forbidden'))
  expect(main().queryByText(t('message-centre.notReached.text'))).toBeNull()
  // All their messages in a file would be refused as well.
  expect(main().queryByRole('button', { name: t('message-centre.csv') })).toBeNull()
  expect(main().queryByRole('button', { name: t('shell.buttons.tryAgain') })).toBeNull()
})

test('who was not reached is in a file for the next way with the reason, and all messages in one', async () => {
  const files: Blob[] = []
  const { t, user, main } = await openPage('/message-centre/success?batch=7', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
        files.push(file as Blob)
        return 'blob:file'
      })
      // The document would go to the address of the file.
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
      server.on(getSmsBatch, BATCH)
      server.on(listSmsMessages, ({ query: { states } }) =>
        pageOf(MESSAGES.filter(({ state }) => !states || states.includes(state))),
      )
      server.on(listSmsSkipped, pageOf([SKIPPED]))
    },
  })
  await main().findByRole('heading', { name: t('message-centre.done.INCOMPLETE') })
  await main().findByRole('region', { name: t('message-centre.notReached.heading', { count: 3 }) })
  // A word of the reader's language is in the place of each first name.
  expect(main().getByText(/^Hello/).textContent).toBe(`Hello, ${t('message-centre.column.firstName')}!`)
  // Nothing is on its way: there is nothing to stop.
  expect(main().queryByRole('button', { name: t('message-centre.stop.button') })).toBeNull()

  const saved = async (name: string) => {
    await user.click(await main().findByRole('button', { name }))
    await waitFor(() => expect(files).not.toEqual([]))
    const lines = ((await files.pop()?.text()) ?? '').trim().split('\r\n')
    return lines.slice(1)
  }
  expect(await saved(t('message-centre.notReached.csv.email'))).toEqual([
    `Mari,Late,late@example.test,${t('message-centre.failure.EXPIRED')}`,
  ])
  expect(await saved(t('message-centre.notReached.csv.letter'))).toEqual([
    `Mari,Lost,'+37251234567,${t('message-centre.state.UNKNOWN')}`,
    `Jaan,Kask,'+3726123456,${t('message-centre.skip.LANDLINE')}`,
  ])
  const all = await saved(t('message-centre.csv'))
  expect(all).toHaveLength(BATCH.recipients)
  expect(all[1]).toMatch(/^'=1\+1,/)
})

test('while a sending goes on, those not reached stay in sight, and who was to get none is not asked for', async () => {
  const states = { ...BATCH.states, PLANNED: 1, DELIVERED: 1 }
  let batch: SmsBatch = { ...BATCH, states }
  let answer: (() => void) | undefined
  const { t, main } = await openPage('/message-centre/success?batch=7', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      server.on(getSmsBatch, () => batch)
      server.on(listSmsMessages, async () => {
        if (batch.states.FAILED > 1) await new Promise<void>((resolve) => (answer = resolve))
        return pageOf(MESSAGES.slice(2))
      })
    },
  })
  await main().findByRole('region', { name: t('message-centre.notReached.heading', { count: 2 }) })
  const list = t('message-centre.notReached.csv.email')
  await main().findByRole('button', { name: list })
  expect(main().getByRole('progressbar')).toBeTruthy()
  batch = { ...batch, states: { ...states, DELIVERED: 0, FAILED: 2 } }
  await main().findByRole('region', { name: t('message-centre.notReached.heading', { count: 3 }) })
  await waitFor(() => expect(answer).toBeDefined())
  expect(main().getByRole('button', { name: list })).toBeTruthy()
  answer?.()
})

test('when all is over the page says what it cost, and shows no progress', async () => {
  const { t, main } = await openPage('/message-centre/success?batch=7', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      server.on(getSmsBatch, { ...BATCH, skipped: [], states: { ...BATCH.states, FAILED: 0, UNKNOWN: 0 } })
    },
  })
  await main().findByText(t('message-centre.done.cost', { billed: '€0.27' }))
  expect(main().queryByRole('progressbar')).toBeNull()
})

test('of the sendings an own text is known by its words, and a stopped one costs what had left', async () => {
  const { main } = await openPage('/message-centre', {
    as: 'doctor',
    serve: (server) => {
      serveInbox(server)
      const text = 'Dear {firstName}, closed on Friday.'
      const stopped = { ...BATCH, id: 8, text, stoppedAt: SENT_AT, billed: 0 }
      server.on(listSmsBatches, pageOf([{ ...BATCH, templateId: 'FLU_VACCINE' }, stopped]))
      server.on(listSmsOptOuts, pageOf([]))
      server.on(listOwnSmsTemplates, pageOf([]))
    },
  })
  const text = await main().findByText('Dear …, closed on Friday.')
  expect(text.closest('a')?.textContent).toContain('€0.00')
  expect(main().queryByText('Hello!')).toBeNull()
})
