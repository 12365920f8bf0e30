// @proves-part R8-031: the text is kept and can be sent again
import { expect, test as base } from '@playwright/test'
import { signInAs } from '../support/fixtures.ts'
import { coverEach, draw, numbersFrom } from '../support/drafts/draw.ts'
import { events } from '../support/drafts/events.ts'
import { forms } from '../support/drafts/forms.ts'
import { peopleOf } from '../support/drafts/people.ts'
import { stageOf } from '../support/drafts/stage.ts'
import { startOwn } from '../support/server.ts'

// Promise: what a person has typed is never thrown away by us. Moments drawn by a seed: somebody types into a form,
// something happens, and the text is there again, goes out once, and lies nowhere else.

const SEED = Number(process.env.SEED ?? 2026)
const MOMENTS = Number(process.env.MOMENTS ?? 0)
const LANGUAGES = MOMENTS > 0 ? (['et', 'en', 'ru', 'pl'] as const) : (['ru'] as const)

const next = numbersFrom(SEED)
const pairs = forms.flatMap((form) =>
  events.filter((event) => event.befalls(form)).map((event) => ({ form, event })),
)
const seen = new Set<string>()
const moments = (MOMENTS > 0 ? draw(pairs, MOMENTS, next) : coverEach(draw(pairs, pairs.length, next))).map(
  (pair) => ({
    ...pair,
    delay: Math.floor(next() * 1900),
    language: LANGUAGES[Math.floor(next() * LANGUAGES.length)] ?? 'ru',
    // In the short form each kind of error is looked at once.
    looksToo: MOMENTS > 0 || seen.size < seen.add(pair.event.name).size,
  }),
)

const test = base.extend<object, { server: Awaited<ReturnType<typeof startOwn>> }>({
  // Killed in some moments, so it is nobody else's. In the long form on the embedded database, where each start takes longer.
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner asks for a pattern here
    async ({}, use) => {
      const server = await startOwn({ isEmbedded: MOMENTS > 0 })
      const people = peopleOf(server.url)
      await people.holdReplies(1)
      await people.leave()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

test.describe.configure({ timeout: 150_000 })

for (const [index, { form, event, delay, language, looksToo }] of moments.entries())
  test(`moment ${index + 1} of seed ${SEED}: ${form.name}, ${event.name} after ${delay} ms (${language})`, async ({
    context,
    server,
  }) => {
    const people = peopleOf(server.url)
    await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.url }])
    await context.addInitScript((code) => {
      if (location.protocol === 'about:') return
      if (!localStorage.getItem('prm.language')) localStorage.setItem('prm.language', code)
    }, language)
    const exceptions: string[] = []
    context.on('weberror', (error) => exceptions.push(error.error().message))
    await people.forgetDrafts(form.role)
    const id = await form.prepare(people)
    const personId = await people.personId('patient')
    const signingIn = await context.newPage()
    await signInAs(signingIn, form.role)
    await signingIn.close()
    const stage = await stageOf({ context, server, people, form, id, personId, language, delay, looksToo })

    await event.happen(stage)

    if (!stage.isOver && !stage.isSent) {
      await expect(stage.field(), 'lost: not in the form').toHaveValue(new RegExp(stage.mark))
      await (await stage.button()).click()
    }
    if (!stage.isOver) {
      await expect
        .poll(() => form.arrived(people, id, stage.mark), {
          message: 'lost: did not arrive',
          intervals: [50, 100, 200],
        })
        .toBeGreaterThan(0)
      await expect
        .poll(() => stage.keptOnServer(), {
          message: 'misplaced: kept after it was sent',
          intervals: [50, 100, 300],
        })
        .toBe(false)
      expect(await form.arrived(people, id, stage.mark), 'doubled').toBe(1)
    }
    expect(exceptions).toEqual([])
    await people.leave()
  })
