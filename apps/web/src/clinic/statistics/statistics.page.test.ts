import { feedbackStatistics } from '@vastus/contract/feedback'
import { workStatistics } from '@vastus/contract/work-statistics'
import { FEEDBACK_RATINGS } from '@vastus/domain/feedback/feedback'
import { expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.ts'
import { serveInbox } from '../../testing/pages.ts'

test('a clinic of which nobody has said anything reads words in the place of figures', async () => {
  const { main, screen, server, t, user } = await openPage('/feedback', {
    as: 'nurse',
    language: 'pl',
    serve: (mock) => {
      serveInbox(mock)
      mock.on(feedbackStatistics, {
        count: 0,
        average: null,
        distribution: FEEDBACK_RATINGS.map((rating) => ({ rating, count: 0 })),
        keywords: [],
        trendStep: 'day',
        trend: [],
      })
      mock.on(workStatistics, {
        received: 0,
        answered: 0,
        completed: 0,
        reopened: 0,
        withDanger: 0,
        firstAnswer: null,
        completion: null,
        promised: { kept: 0, late: 0 },
        trendStep: 'day',
        trend: [],
        hours: [],
        weekdays: [],
        types: [],
        professions: [],
        templates: [],
      })
    },
  })
  await main().findByText(t('statistics.empty'))
  // Neither an average of nothing, nor a plot, a list or a file without rows.
  expect(main().queryByText(t('statistics.average'))).toBeNull()
  for (const role of ['table', 'img', 'list'] as const) expect(main().queryByRole(role)).toBeNull()
  expect(main().queryByRole('heading', { name: t('statistics.messages') })).toBeNull()

  await user.click(screen.getByRole('tab', { name: t('work-statistics.work') }))
  await main().findByText(t('work-statistics.empty'))
  expect(main().getByRole('heading', { level: 1 }).textContent).toBe(t('work-statistics.work'))
  expect(main().queryByRole('table')).toBeNull()

  await user.selectOptions(main().getByLabelText(t('statistics.period.label')), 'ALL')
  expect(server.callsOf(workStatistics).at(-1)?.query).toEqual({})
  // The page can be opened again as it is.
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    part: 'work',
    period: 'ALL',
  })
})
