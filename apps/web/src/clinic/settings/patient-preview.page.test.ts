import { within } from '@testing-library/dom'
import { getAnswerSettings } from '@vastus/contract/clinic-settings'
import { listMyClinics } from '@vastus/contract/clinics'
import type { Language } from '@vastus/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage, pageOf } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'
import { OWN_CLINIC } from '../../testing/things.ts'
import type { AnswerSettings } from './settings-api.ts'

afterEach(() => void vi.useRealTimers())

const DAY = [{ opens: 9 * 60, closes: 17 * 60 }]
const SETTINGS: AnswerSettings = {
  replyHoldSeconds: 8,
  week: [DAY, DAY, DAY, DAY, DAY, [], []],
  specialDays: [],
  promises: [{ eContactType: null, workingHours: 9 }],
  dangerMinutes: 30,
  version: 3,
}

/** On Tuesday, 22 December 2026, at 9 in Tallinn. */
async function openPreview(settings: Partial<AnswerSettings> = {}, language: Language = 'en') {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-22T07:00:00Z') })
  const page = await openPage('/clinic-settings', {
    as: 'doctor',
    language,
    serve: (server) => {
      serveInbox(server)
      server.on(listMyClinics, pageOf([OWN_CLINIC]))
      server.on(getAnswerSettings, { ...SETTINGS, ...settings })
    },
  })
  const { screen, t } = page
  await screen.findByRole('heading', { name: t('clinic-settings.preview.heading') })
  const preview = () => {
    const heading = screen.getByRole('heading', { name: t('clinic-settings.preview.heading') })
    return within(heading.parentElement as HTMLElement)
  }
  const days = () =>
    preview()
      .queryAllByRole('term')
      .map((day) => `${day.textContent}: ${day.nextElementSibling?.textContent}`)
  return { ...page, preview, days }
}

test('a clinic sees by when a patient who writes now is answered, also while it types its hours', async () => {
  const { preview, screen, t, user } = await openPreview()
  const answeredBy = (date: string) => preview().queryByText(t('patient.timeline.answerBy', { date }))
  expect(answeredBy('23 Dec 2026')).not.toBeNull()

  // Three hours today, five on the shortened day before Christmas Eve, the ninth after the holidays.
  const tuesday = screen.getByRole('textbox', { name: t('clinic-settings.day.tuesday') })
  await user.clear(tuesday)
  await user.type(tuesday, '09:00-12:00')
  expect(answeredBy('28 Dec 2026')).not.toBeNull()

  // Nothing is promised by hours that are none.
  await user.type(tuesday, '-')
  expect(screen.queryByRole('heading', { name: t('clinic-settings.preview.heading') })).toBeNull()
})

test('holidays, shortened days and special days are listed with their hours', async () => {
  const special = { specialDays: [{ date: '2026-12-28', hours: [{ opens: 10 * 60, closes: 12 * 60 }] }] }
  const { days } = await openPreview(special)
  expect(days()).toEqual([
    'Wednesday, 23 Dec 2026: 09:00–14:00',
    'Thursday, 24 Dec 2026: Closed',
    'Friday, 25 Dec 2026: Closed',
    'Monday, 28 Dec 2026: 10:00–12:00',
    'Thursday, 31 Dec 2026: 09:00–14:00',
    'Friday, 1 Jan 2027: Closed',
    'Tuesday, 23 Feb 2027: 09:00–14:00',
    'Wednesday, 24 Feb 2027: Closed',
  ])
})

test('a clinic that promises nothing sees the words that its patients read then', async () => {
  const { preview, t } = await openPreview({ promises: [] }, 'ru')
  expect(preview().getByText(t('sent.success.nextAnswer'))).toBeDefined()
})
