// @proves R4-031
import { expect, type Page } from '@playwright/test'
import { row, send, visit } from '../support/clinic.ts'
import { axeCheck, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// What is archived at once is held for eight seconds: what happens meanwhile, and how it ends.

const t = wordsIn('en')
const stateOf = async (page: Page, id: number) =>
  (await page.request.get(`/api/clinic/e-contacts/${id}`)).json()

/** The nurse's list of those that hold this word, all of them chosen, asked whether to archive them. */
async function askToArchive(page: Page, word: string, ids: readonly number[]) {
  await signInAs(page, 'nurse')
  await visit(page, `/clinic-e-contacts?search=${word}`, 'en')
  for (const id of ids) {
    await row(page, id).focus()
    await page.keyboard.press('x')
  }
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    confirm: async () => {
      await dialog.getByLabel(t('enums.reason.ARCHIVE.INFORMATION_DELIVERED')).check()
      await dialog.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') }).click()
      await expect(page.getByText(t('clinic.bulk.archiving', { count: ids.length })).last()).toBeVisible()
    },
  }
}

test('it happens although the page is closed, or its user signs out', async ({ page, openAs, people }) => {
  const watcher = await openAs('doctor')
  const word = crypto.randomUUID().slice(0, 8)
  const { id } = await send(people, `Closing ${word}`)
  const { confirm } = await askToArchive(page, word, [id])
  await confirm()
  await page.goto('/help')
  await expect.poll(async () => (await stateOf(watcher, id)).status, { timeout: 5000 }).toBe('completed')

  const next = crypto.randomUUID().slice(0, 8)
  const { id: another } = await send(people, `Leaving ${next}`)
  const again = await askToArchive(page, next, [another])
  await again.confirm()
  await page.getByRole('button', { name: t('shell.header.openMenu') }).click()
  await page.getByRole('button', { name: t('shell.menu.logOut'), exact: true }).click()
  await expect(page).not.toHaveURL(/clinic/)
  expect(await stateOf(watcher, another)).toMatchObject({ status: 'completed' })
})

test('of two archivings at one moment the later one is taken back, and the other still can be', async ({
  page,
  people,
}) => {
  const word = crypto.randomUUID().slice(0, 8)
  const { id: first } = await send(people, `Early ${word}`)
  const { id: second } = await send(people, `Late ${word}`)
  // Long enough for a machine that is busy with other journeys.
  await page.addInitScript(() => {
    const set = window.setTimeout
    window.setTimeout = ((run: () => void, ms?: number) => set(run, ms === 8000 ? 60_000 : ms)) as typeof set
  })
  const { confirm } = await askToArchive(page, word, [first])
  await confirm()
  await row(page, second).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('e')
  await confirm()
  const archiving = page.getByText(t('clinic.bulk.archiving', { count: 1 }))
  await expect(archiving).toHaveCount(2)
  await page.keyboard.press('z')
  await expect(archiving).toHaveCount(1)
  await page.goto('/help')
  await expect.poll(async () => (await stateOf(page, first)).status).toBe('completed')
  expect((await stateOf(page, second)).status).toBe('waitingForClinic')
})

test('the second press of a double click opens nothing beneath', async ({ page, people }) => {
  const word = crypto.randomUUID().slice(0, 8)
  const sent = [await send(people, `One ${word}`), await send(people, `Two ${word}`)]
  const { dialog } = await askToArchive(
    page,
    word,
    sent.map(({ id }) => id),
  )
  await dialog.getByLabel(t('enums.reason.ARCHIVE.INFORMATION_DELIVERED')).check()
  const confirm = dialog.getByRole('button', { name: t('clinic.reason.ARCHIVE.confirm') })
  // As where more of them are listed, one lies beneath.
  const { x = 0, y = 0 } = (await confirm.boundingBox()) ?? {}
  await page.evaluate(
    ([left, top]) => {
      const link = document.querySelector<HTMLElement>('[data-row]')
      if (link)
        Object.assign(link.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, zIndex: 9 })
    },
    [x - 10, y - 10] as const,
  )
  await confirm.dblclick({ delay: 15 })
  await expect(page.getByText(t('clinic.bulk.archiving', { count: 2 })).last()).toBeVisible()
  await expect(page).toHaveURL(/\/clinic-e-contacts/)
})

test('a ready-made answer goes to several, each by name, and all of it can be taken back', async ({
  page,
  people,
}) => {
  const word = crypto.randomUUID().slice(0, 8)
  const sent = [await send(people, `One ${word}`), await send(people, `Two ${word}`)]
  await signInAs(page, 'nurse')
  await page.request.post('/api/clinic/1/templates', {
    data: { heading: `Visit ${word}`, description: 'Dear {addressee}, please book a visit.' },
  })
  await visit(page, `/clinic-e-contacts?search=${word}`, 'en')
  const answerAll = async () => {
    for (const { id } of sent) {
      await row(page, id).focus()
      await page.keyboard.press('x')
    }
    await page.keyboard.press('r')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('templates.find')).fill(word)
    await dialog.getByRole('radio', { name: `Visit ${word}` }).check()
    await expect(dialog.getByText(/^Dear (?!\{).*, please book a visit\.$/)).toBeVisible()
    await axeCheck(page)
    await shot(page, 'bulk-answer-en')
    await dialog.getByRole('button', { name: t('shell.buttons.send') }).click()
    await expect(page.getByText(t('answering.held.sendingMany', { count: 2 })).last()).toBeVisible()
  }
  await answerAll()
  await page.keyboard.press('z')
  await expect(page.getByText(t('answering.held.undoneMany', { count: 2 })).last()).toBeVisible()
  for (const { id } of sent) expect(await stateOf(page, id)).toMatchObject({ heldReplies: [] })
  await answerAll()
  for (const { id } of sent)
    await expect.poll(async () => (await stateOf(page, id)).status).toBe('waitingForPatient')
})
