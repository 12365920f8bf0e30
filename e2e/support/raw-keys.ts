import type { Page } from '@playwright/test'
import { loadCatalogues } from '@vastus/i18n/load-server'

/** `errors.rules.DATE`, `enums.sex.MALE`: a namespace, and a path no file name or address has. */
const KEY = String.raw`(?<![\w@/.-])(?:${Object.keys(loadCatalogues('en')).join('|')})\.(?:[\w-]+\.[\w.-]+|\w*[A-Z]\w*)`

/** Keys of messages that the page shows, or tells a screen reader, where their words should be. */
export function rawKeys(page: Page): Promise<string[]> {
  return page.evaluate((key) => {
    const told = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((part) => part.getAttribute(name)),
    )
    return [document.body.innerText, document.title, ...told].join('\n').match(new RegExp(key, 'g')) ?? []
  }, KEY)
}
