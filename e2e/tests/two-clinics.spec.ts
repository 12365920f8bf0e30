import { cast } from '../support/cast.ts'
import { conversation, row, visit } from '../support/clinic.ts'
import type { People } from '../support/drafts/people.ts'
import { expect, signInAs, test as base } from '../support/fixtures.ts'
import { startOwn } from '../support/server.ts'
import { wordsIn } from '../support/words.ts'

// The doctor of the first clinic works in the second one too.
const test = base.extend<object, { server: Awaited<ReturnType<typeof startOwn>> }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner asks for a pattern here
    async ({}, use) => {
      const server = await startOwn()
      await server.operate('clinic-staff', '--clinic', '2', '--add', `${cast.doctor}:DOCTOR`)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: ({ server }, use) => use(server.url),
})

const t = wordsIn('et')
type Found = { id: number; assigneeUser: { id: number } | null; patient: { clinicMember: boolean } }
type Employee = { userId: number; firstName: string; surname: string }

test('a conversation knows the colleagues of its own clinic', async ({ page, people }) => {
  // Of somebody new it is decided first whether the clinic takes them.
  const theirs = (await openOf(people, 2)).find(
    ({ assigneeUser, patient }) => assigneeUser === null && patient.clinicMember,
  )
  const { content } = await people.read<{ content: Employee[] }>('doctor', '/api/clinic/2/employees')
  const { id: colleagueId } = await people.read<{ id: number }>('otherClinicDoctor', '/api/login')
  const colleague = content.find(({ userId }) => userId === colleagueId)
  const name = `${colleague?.firstName} ${colleague?.surname}`
  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${theirs?.id}`)
  const pane = conversation(page)
  await pane.getByRole('button', { name: t('clinic.assign.nobody') }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await expect(pane.getByRole('button', { name: t('clinic.assign.label', { name }) })).toBeVisible()
})

test('choosing another clinic leaves the conversation for its inbox', async ({ page, people }) => {
  const [[ours], [theirs]] = [await openOf(people, 1), await openOf(people, 2)]
  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${ours?.id}`)
  await expect(conversation(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: t('shell.header.openMenu') }).click()
  await page.getByLabel(t('shell.menu.clinic'), { exact: true }).selectOption('2')
  await expect(page).toHaveURL(/\/clinic-e-contacts$/)
  await expect(row(page, theirs?.id ?? 0)).toBeVisible()
})

test('choosing another clinic asks about files on their way first', async ({ page, people }) => {
  const [theirs] = await openOf(people, 2)
  const id = await people.sent('Köha')
  await signInAs(page, 'doctor')
  await visit(page, `/e-contacts/${id}`)
  const pane = conversation(page)
  await expect(pane.getByLabel(t('clinic.composer.reply'))).toBeVisible()
  await page.route('**/upload', () => undefined)
  await page
    .locator('input[data-source=device]')
    .setInputFiles({ name: 'leht.txt', mimeType: 'text/plain', buffer: Buffer.from('leht') })
  await page.getByRole('button', { name: t('shell.header.openMenu') }).click()
  const clinic = page.getByLabel(t('shell.menu.clinic'), { exact: true })
  await clinic.selectOption('2')
  const asked = page.getByRole('dialog', { name: t('kit.files.leaveHeading') })
  await asked.getByRole('button', { name: t('kit.cancel') }).click()
  await expect(asked).toHaveCount(0)
  await expect(clinic).toHaveValue('1')
  await expect(pane.getByText('leht.txt')).toBeVisible()
  await clinic.selectOption('2')
  await asked.getByRole('button', { name: t('kit.files.leave') }).click()
  await expect(page).toHaveURL(/\/clinic-e-contacts$/)
  await expect(row(page, theirs?.id ?? 0)).toBeVisible()
})

async function openOf(people: People, clinicId: number): Promise<Found[]> {
  return (await people.read<{ content: Found[] }>('doctor', `/api/clinic/e-contacts?clinicId=${clinicId}`))
    .content
}
