import { expect, type Locator, type Page } from '@playwright/test'

const FURTHEST = 120

/** From now on a press of the pointer, or a touch, does nothing on this page: what a journey does, it does by keys. */
export async function disablePointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['pointerdown', 'mousedown', 'touchstart', 'click'] as const)
      window.addEventListener(
        name,
        (event) => {
          // A click that a key makes has no place on the screen.
          const isByKey = event.type === 'click' && (event as MouseEvent).detail === 0
          if (!event.isTrusted || isByKey) return
          event.preventDefault()
          event.stopImmediatePropagation()
        },
        { capture: true },
      )
  })
}

/** Goes on with Tab until this has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < FURTHEST; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, `reached within ${FURTHEST} presses of Tab`).toBeFocused()
}
