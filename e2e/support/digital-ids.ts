import { expect, type Page } from '@playwright/test'
import type { Translate } from '@vastus/i18n'
import { tooWide } from './too-wide.ts'

/** Where the services of digital IDs are simulated. */
export const simulators = () => process.env.SIMULATORS_URL ?? ''

/** From the page of the ways to sign up or to log in to the form of one digital ID. */
export async function chooseDigitalId(
  page: Page,
  t: Translate,
  method: 'ID_CARD' | 'MOBILE_ID' | 'SMART_ID',
): Promise<void> {
  await page.getByRole('link', { name: t('identity.choose.strong') }).click()
  await page.getByRole('tab', { name: t(`identity.signInMethod.${method}`) }).click()
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
