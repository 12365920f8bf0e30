import { conversation, send, visit } from '../support/clinic.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// Small things on the way that used to cost a reply, a file or a session.

test.describe('while answers get lost and the server fails', () => {
  test.use({
    expectedProblems: [
      [
        /ERR_(CONNECTION_RESET|FAILED|INTERNET_DISCONNECTED)/,
        /WebSocket/,
        /status of 50[03]/,
        /^50[03] from/,
        /status of 409/,
      ],
      { scope: 'test' },
    ],
  })

  test('a reply taken back is in its box although the answer to that got lost', async ({ page, people }) => {
    const t = wordsIn('et')
    const { id } = await send(people, 'Kurk on valus')
    await signInAs(page, 'nurse')
    await visit(page, `/e-contacts/${id}`)
    const reply = conversation(page).getByLabel(t('clinic.composer.reply'))
    await reply.fill('Jooge sooja teed')
    // Long enough for a machine that is busy with other journeys.
    await page.route(`**/api/clinic/e-contacts/${id}/actions/inquiry`, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), holdSeconds: 60 } }),
    )
    await reply.press('Control+Enter')
    let tries = 0
    await page.route(`**/api/clinic/e-contacts/${id}/undo`, async (route) => {
      tries += 1
      if (tries > 1) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page
      .getByRole('status')
      .getByRole('button', { name: t('answering.held.undo') })
      .click()
    await expect(reply).toHaveValue('Jooge sooja teed')
    expect(tries).toBe(2)
  })

  test('a reply whose answer was lost, taken back and sent again unchanged, is another one', async ({
    page,
    people,
  }) => {
    const t = wordsIn('et')
    const { id } = await send(people, 'Kõrv on lukus')
    await signInAs(page, 'nurse')
    await visit(page, `/e-contacts/${id}`)
    const pane = conversation(page)
    const reply = pane.getByLabel(t('clinic.composer.reply'))
    await reply.fill('Tulge vastuvõtule')
    let arrived = 0
    await page.route(`**/api/clinic/e-contacts/${id}/actions/inquiry`, async (route) => {
      const held = { postData: { ...route.request().postDataJSON(), holdSeconds: 60 } }
      arrived += 1
      if (arrived > 1) return route.continue(held)
      await route.fetch(held)
      await route.abort('connectionreset')
    })
    await reply.press('Control+Enter')
    await expect(pane.getByText(t('clinic.composer.notSent'))).toBeVisible()
    // The page learns of it like one that is opened again.
    await page.reload()
    await expect(pane.getByText(t('answering.held.own'))).toBeVisible()
    const undo = page.getByRole('status').getByRole('button', { name: t('answering.held.undo') })
    await undo.click()
    await expect(pane.getByText(t('answering.held.own'))).toHaveCount(0)
    await expect(reply).toHaveValue('Tulge vastuvõtule')
    await reply.press('Control+Enter')
    await expect(pane.getByText(t('answering.held.own'))).toBeVisible()
    const { heldReplies } = await (await page.request.get(`/api/clinic/e-contacts/${id}`)).json()
    expect(heldReplies).toMatchObject([{ text: 'Tulge vastuvõtule', state: 'HELD' }])
    // The next journeys find none of hers under way.
    await undo.click()
    await expect(pane.getByText(t('answering.held.own'))).toHaveCount(0)
  })

  test('a nurse who takes a reply back without a connection sees so, and has it when the connection is back', async ({
    page,
    context,
    people,
  }) => {
    const t = wordsIn('pl')
    const { id } = await send(people, 'Ból gardła')
    await signInAs(page, 'nurse')
    await visit(page, `/e-contacts/${id}`, 'pl')
    const reply = conversation(page, 'pl').getByLabel(t('clinic.composer.reply'))
    await reply.fill('Proszę pić wodę')
    await page.route(`**/api/clinic/e-contacts/${id}/actions/inquiry`, (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), holdSeconds: 60 } }),
    )
    await reply.press('Control+Enter')
    const undo = page.getByRole('status').getByRole('button', { name: t('answering.held.undo') })
    await expect(undo).toBeVisible()
    await context.setOffline(true)
    await undo.click()
    await expect(page.getByRole('alert').getByText(t('errors.offline'))).toBeVisible()
    await context.setOffline(false)
    await expect(reply).toHaveValue('Proszę pić wodę')
  })
})

test.describe('on a device that keeps nothing', () => {
  test.use({ expectedProblems: [[/storage is closed/], { scope: 'test' }] })

  test('what was sent stays sent, and who logs out is out', async ({ page, people }) => {
    const t = wordsIn('et')
    const { id } = await send(people, 'Köha')
    await page.addInitScript(() => {
      const open = () => {
        throw new DOMException('storage is closed', 'InvalidStateError')
      }
      Object.defineProperty(window, 'indexedDB', { value: { open } })
    })
    await signInAs(page, 'patient')
    await page.goto(`/e-contacts/${id}/timeline?locale=et`)
    await page.locator('#reply').fill('Ja palavik')
    await expect(page.getByText(t('patient.draft.SERVER'))).toBeVisible()
    await page.getByRole('button', { name: t('patient.timeline.sendInfo') }).click()
    await expect(page.getByText(t('patient.timeline.sent'))).toBeVisible()
    await expect.poll(async () => (await (await page.request.get('/api/drafts')).json()).content).toEqual([])
    const kept = page.waitForResponse('**/api/drafts')
    await page.reload()
    await expect(page.getByText('Ja palavik')).toBeVisible()
    await kept
    await expect(page.locator('#reply')).toHaveValue('')
    await page.getByRole('button', { name: t('shell.menu.logOut'), exact: true }).click()
    await expect(page).toHaveURL('/')
  })
})
