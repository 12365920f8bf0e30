// @proves R2-079 R2-082 R2-083 R2-084
import { visit } from '../support/clinic.ts'
import { axeCheck, expect, shot, signInAs, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// What is beside a conversation.

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
