import { expect, type Page } from '@playwright/test'
import type { Translate } from '@vastus/i18n'
import { tooWide } from './too-wide.ts'

/** Where the services of digital IDs are simulated. */
const simulators = () => process.env.SIMULATORS_URL ?? ''

/** From the page of the ways to sign up or to log in to the form of Smart-ID. */
export async function chooseSmartId(page: Page, t: Translate): Promise<void> {
  await page.getByRole('link', { name: t('identity.choose.strong') }).click()
  await page.getByRole('tab', { name: t('identity.signInMethod.SMART_ID') }).click()
  expect(await tooWide(page)).toEqual([])
}

/** The person accepts on the phone that the simulators show. */
export async function acceptOnPhone(page: Page, personalCode: string): Promise<void> {
  type Question = { id: string; personalCode: string }
  const findQuestion = async () => {
    const questions = (await (await page.request.get(`${simulators()}/phone/questions`)).json()) as Question[]
    return questions.find((each) => each.personalCode === personalCode)
  }
  await expect.poll(findQuestion).toBeDefined()
  const question = await findQuestion()
  const answered = await page.request.post(`${simulators()}/phone/questions/${question?.id}`, {
    data: { decision: 'ACCEPT' },
  })
  expect(answered.ok()).toBe(true)
}
