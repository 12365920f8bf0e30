import { expect, type Page } from '@playwright/test'

type Message = { to: string; text: string }

/** The newest one-time code that was mailed to an address, other than those already used. */
export async function codeSentTo(page: Page, email: string, used: readonly string[] = []): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const response = await page.request.get(`/api/demo/outbox?to=${encodeURIComponent(email)}`)
      const messages = (await response.json()) as Message[]
      code = messages
        .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
        .find((each) => each && !used.includes(each))
      return code
    }, `a code to ${email}`)
    .toBeTruthy()
  return code ?? ''
}

/** The path of the e-contact that the newest mail about one leads to. */
export async function linkSentTo(page: Page, email: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(async () => {
      const response = await page.request.get(`/api/demo/outbox?to=${encodeURIComponent(email)}`)
      const messages = (await response.json()) as Message[]
      path = messages.map(({ text }) => /\/e-contacts\/\d+\/timeline/.exec(text)?.[0]).find(Boolean)
      return path
    }, `a link to ${email}`)
    .toBeTruthy()
  return path ?? ''
}
