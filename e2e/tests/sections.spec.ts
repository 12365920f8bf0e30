// @proves R2-055 R2-058 R2-079 R2-082 R2-083 R2-084 R4-028 R7-026
import { replyBlockedUntil } from '@vastus/domain/e-contact/reply-restriction'
import { send, visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// What is beside a conversation, for staff and for the patient.

const ru = wordsIn('ru')
const pl = wordsIn('pl')

test('staff see who the patient is, the files, the other e-contacts and the notices', async ({
  page,
  openAs,
}) => {
  const patient = await openAs('patient')
  const { personId, firstName, surname } = (await (await patient.request.get('/api/login')).json()) as {
    personId: number
    firstName: string
    surname: string
  }
  const sent = await patient.request.post('/api/patient/e-contacts/fallback', {
    data: { eContactType: 'COUGH', patientPersonId: personId, clinicId: 1, text: 'Köha ja nohu.' },
  })
  const { id } = (await sent.json()) as { id: number }

  await signInAs(page, 'doctor')
  await page.goto(`/e-contacts/${id}?locale=ru`)
  const pane = page.getByRole('region', { name: ru('clinic.conversation.pane'), exact: true })
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${surname}`)
  for (const heading of [
    ru('clinic.info.heading'),
    ru('clinic.info.files'),
    ru('clinic.others.heading'),
    ru('clinic.notices.heading'),
  ])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect(page.getByRole('definition').getByText('patient@demo.vastus.test')).toBeVisible()
  await expect(page.getByRole('definition').getByText(ru('enums.direction.PATIENT_TO_CLINIC'))).toBeVisible()
  // The innermost section with that heading.
  const others = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: ru('clinic.others.heading'), exact: true }) })
    .last()
  await others.getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(`/e-contacts/${id}`))
  await expect(pane.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${surname}`)
})

test.describe('earlier e-contacts that cannot be fetched', () => {
  test.use({ expectedProblems: [/status of 400/] })

  test('are told to be missing beside the conversation, and are there at the next try (pl)', async ({
    page,
    people,
  }) => {
    const { id } = await send(people, `Kaszel ${crypto.randomUUID()}`)
    await signInAs(page, 'doctor')
    const history = /\/api\/clinic\/e-contacts\?.*patientPersonIds=/
    await page.route(history, (route) => route.fulfill({ status: 400, json: {} }))
    await visit(page, `/e-contacts/${id}`, 'pl')
    const failed = page.getByRole('alert').filter({ hasText: pl('errors.loading.history') })
    await expect(failed).toBeVisible()
    await expect(page.getByText(pl('clinic.others.none'))).toHaveCount(0)
    await page.unroute(history)
    await failed.getByRole('button', { name: pl('shell.buttons.tryAgain') }).click()
    await expect(failed).toHaveCount(0)
  })
})

test('guidance that fits the kind of e-contact stands folded beside it, as far as one’s profession is shown it', async ({
  page,
  openAs,
}) => {
  const patient = await openAs('patient')
  const { personId } = (await (await patient.request.get('/api/login')).json()) as { personId: number }
  const sendOf = async (eContactType: string) => {
    const sent = await patient.request.post('/api/patient/e-contacts/fallback', {
      data: { eContactType, patientPersonId: personId, clinicId: 1, text: 'Kaks päeva juba.' },
    })
    return ((await sent.json()) as { id: number }).id
  }
  const [throat, bladder] = [
    await sendOf('SORE_THROAT_PHARYNGITIS'),
    await sendOf('URINARY_SYMPTOMS_DYSURIA'),
  ]
  const panel = (name: string) => page.getByRole('complementary', { name })
  const heading = page.getByRole('heading', { name: pl('clinic.recommendations.heading'), exact: true })

  await signInAs(page, 'nurse')
  await visit(page, `/e-contacts/${throat}`, 'pl')
  await expect(heading).toBeVisible()
  const recommended = panel(pl('clinic.info.heading')).locator('details')
  await expect(recommended).toHaveCount(1)
  const source = recommended.getByText('Centor and McIsaac')
  await expect(source).toBeHidden()
  await recommended.locator('summary').press('Enter')
  await expect(source).toBeVisible()
  await expect(page.getByText(pl('clinic.recommendations.disclaimer'))).toBeVisible()
  await axeCheck(page)
  await shot(page, 'recommendations')

  // About a prescription drug: not for nurses.
  await visit(page, `/e-contacts/${bladder}`, 'pl')
  const others = page.getByRole('heading', { name: pl('clinic.others.heading'), exact: true })
  await expect(others).toBeVisible()
  await expect(heading).toHaveCount(0)
  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${bladder}`, 'pl')
  await expect(heading).toBeVisible()
  await signInAs(page, 'reception')
  await visit(page, `/e-contacts/${throat}`, 'pl')
  await expect(others).toBeVisible()
  await expect(heading).toHaveCount(0)
})

test('of many other e-contacts the newest are shown, and the rest with one press', async ({
  page,
  people,
}) => {
  for (let count = 0; count < 10; count++) await send(people, 'Köha')
  const { id } = await send(people, 'Köha')
  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${id}`, 'pl')
  const panel = page.getByRole('complementary', { name: pl('clinic.info.heading') })
  const others = panel.locator('a[href*="/e-contacts/"]')
  await expect(others).toHaveCount(8)
  const [before = ''] = pl('clinic.others.more', { count: '|' }).split('|')
  await panel.getByRole('button', { name: before }).press('Enter')
  await expect(others.nth(8)).toBeFocused()
  await expect(panel.getByRole('button', { name: before })).toHaveCount(0)
})

test('the patient sees which clinic answers, and from when a reply is possible', async ({ page, openAs }) => {
  await signInAs(page, 'patient')
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  const sent = await page.request.post('/api/patient/e-contacts/fallback', {
    data: { eContactType: 'COUGH', patientPersonId: personId, clinicId: 1, text: 'Köha ja nohu.' },
  })
  const { id } = (await sent.json()) as { id: number }
  await page.goto(`/my-e-contacts/files?eContactId=${id}&locale=pl`)
  for (const source of ['takePhoto', 'chooseFile'] as const)
    await expect(page.getByRole('button', { name: pl(`kit.files.${source}`) })).toBeVisible()

  const nurse = await openAs('nurse')
  const asked = await nurse.request.post(`/api/clinic/e-contacts/${id}/actions/inquiry`, {
    data: {
      question: 'Kas homme on parem?',
      questionFileIds: [],
      replyBlockedUntil: replyBlockedUntil('IN_3_DAYS', { now: new Date(), timeZone: 'Europe/Tallinn' }),
    },
  })
  expect(asked.status()).toBe(200)

  await page.goto(`/e-contacts/${id}/timeline?locale=pl`)
  await expect(page.getByRole('definition').getByText('Kesklinna Perearstikeskus')).toBeVisible()
  await expect(page.getByRole('definition').getByRole('link', { name: /^\+372/ })).toBeVisible()
  await expect(page.getByText('Kas homme on parem?')).toBeVisible()
  const [before = ''] = pl('patient.timeline.lockedUntil', { when: '|' }).split('|')
  await expect(page.getByText(before, { exact: false }).first()).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('referrals, labs, vaccinations and cancelled appointments can be asked for', async ({ page }) => {
  await signInAs(page, 'patient')
  const { personId } = (await (await page.request.get('/api/login')).json()) as { personId: number }
  for (const eContactType of [
    'REQUEST_REFERRAL',
    'REQUEST_LABS',
    'REQUEST_VACCINATION',
    'CANCEL_APPOINTMENT',
  ]) {
    const sent = await page.request.post('/api/patient/e-contacts/fallback', {
      data: { eContactType, patientPersonId: personId, clinicId: 1, text: 'Palun.' },
    })
    expect(await sent.json(), eContactType).toMatchObject({ eContactType, status: 'waitingForClinic' })
  }
})

test('the page says every 30 seconds that it is still there', async ({ page }) => {
  let beats = 0
  let answers = 0
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => (beats += String(payload).includes('HEARTBEAT') ? 1 : 0))
    socket.on('framereceived', () => (answers += 1))
  })
  await page.clock.install()
  await signInAs(page, 'nurse')
  const opened = page.waitForEvent('websocket')
  await page.goto('/clinic-e-contacts?locale=ru')
  await opened
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const before = beats
  for (const turn of [1, 2]) {
    const heard = answers
    await page.clock.runFor(30_000)
    await expect.poll(() => beats).toBe(before + turn)
    // A page whose beat is not answered within 10 seconds of its clock looks for another connection.
    await expect.poll(() => answers).toBeGreaterThan(heard)
  }
})
