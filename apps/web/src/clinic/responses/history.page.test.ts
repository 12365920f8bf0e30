import { within } from '@testing-library/dom'
import { getClinicEContact, getClinicTimeline, listNotes } from '@vastus/contract/clinic-e-contacts'
import { listResponses, type ScoredResponse } from '@vastus/contract/instruments'
import { expect, test, vi } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { clinicEContact, SENT_AT, timelineEntry } from '../../testing/things.ts'

const BANDS = [
  { code: 'LOW', label: 'W normie', min: 0, max: 4 },
  { code: 'HIGH', label: 'Podwyższony', min: 5, max: 9 },
]
const score = (id: string, bands = BANDS) => ({
  id,
  label: `Skala ${id}`,
  value: 6,
  min: 0,
  max: 9,
  band: bands[1] ?? null,
  bands,
})
const CHANGE = { ...score('change', []), max: 0 }

const open = (
  scores: ScoredResponse['scores'],
  earlier: Record<string, number>,
  entries = [timelineEntry()],
  prepare = () => {},
) =>
  openPage('/e-contacts/7', {
    as: 'doctor',
    language: 'pl',
    serve: (server) => {
      prepare()
      serveInbox(server)
      server.on(getClinicEContact, clinicEContact({ hasResponses: true }))
      server.on(getClinicTimeline, { ...pageOf(entries), version: 1 })
      server.on(listNotes, pageOf([]))
      server.on(listResponses, {
        content: [
          {
            id: 1,
            eContactId: 7,
            code: 'QUEST_EEK2',
            name: 'EEK-2',
            version: '1',
            hasOfficialWording: false,
            filledInBy: 'PATIENT',
            createdAt: SENT_AT,
            answers: [],
            scores,
            classification: [],
            flags: [],
            history: [
              { eContactId: 5, createdAt: '2025-01-10T08:00:00.000Z', scores: earlier },
              {
                eContactId: 7,
                createdAt: SENT_AT,
                scores: Object.fromEntries(scores.map(({ id, value }) => [id, value])),
              },
            ],
          },
        ],
      })
    },
  })
const earlierOf = async ({ screen, t }: Awaited<ReturnType<typeof open>>) =>
  within(await screen.findByRole('region', { name: t('instruments.staff.history') }))

test('each scale with bands is drawn, and stands in the table', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const page = await open(
    [...ids.map((id) => score(id)), score('part', []), CHANGE],
    Object.fromEntries(ids.map((id) => [id, 3])),
  )
  const earlier = await earlierOf(page)
  expect(earlier.getAllByRole('img')).toHaveLength(6)
  expect(earlier.getAllByRole('columnheader')).toHaveLength(7)
  expect(earlier.getAllByText('3 W normie')).toHaveLength(6)
})

test('the labels of bands are words of the page, which do not shrink with the picture', async () => {
  const page = await open([score('total')], { total: 3 })
  const earlier = await earlierOf(page)
  expect(earlier.getByText('W normie').closest('svg')).toBeNull()
})

test('where no scale has bands, those with a range are drawn', async () => {
  const page = await open([score('total', []), CHANGE], { total: 2 })
  const earlier = await earlierOf(page)
  expect(earlier.getAllByRole('img')).toHaveLength(1)
  expect(earlier.getByRole('cell', { name: '2' })).toBeTruthy()
})

test('an earlier form about something else is no history', async () => {
  const { screen, t } = await open([score('knee')], { hip: 4 })
  await screen.findByText('EEK-2')
  expect(screen.queryByText(t('instruments.staff.history'))).toBeNull()
})

test('answers that came without a word are in sight when the conversation opens, not the line that tells of them', async () => {
  const tops = new Map([
    ['[data-filled-in]', 300],
    ['li', 900],
  ])
  const observers = new Map<Element, () => void>()
  class LateObserver extends ResizeObserver {
    tell: () => void
    constructor(callback: ResizeObserverCallback) {
      super(callback)
      this.tell = () => callback([], this)
    }
    override observe(element: Element) {
      observers.set(element, this.tell)
    }
  }
  const entries = [
    timelineEntry({ text: 'Boli.' }),
    timelineEntry({ id: 2, type: 'INQUIRY', author: { ...timelineEntry().author, role: 'CLINIC' } }),
    timelineEntry({ id: 3, type: 'INQUIRY_ANSWERED', text: '' }),
  ]
  const { screen, t } = await open([score('total')], {}, entries, () => {
    vi.stubGlobal('ResizeObserver', LateObserver)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [, top] = [...tops].find(([selector]) => this.matches(selector)) ?? []
      return DOMRect.fromRect({ y: top ?? 0 })
    })
  })
  await screen.findByText('EEK-2')
  const pane = screen.getByRole('region', { name: t('clinic.conversation.messages') })
  pane.scrollTop = 0
  observers.get(pane)?.()
  expect(pane.scrollTop).toBe(300 - 16)
})
