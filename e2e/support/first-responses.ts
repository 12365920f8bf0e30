import type { Page } from '@playwright/test'

/** From now on pages find no answers along with them and ask for all by themselves: a test can answer in the server's place. */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const find = Document.prototype.getElementById
    Document.prototype.getElementById = function (id) {
      return id === 'first' ? null : find.call(this, id)
    }
  })
}
