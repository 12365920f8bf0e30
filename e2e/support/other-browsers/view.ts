import { expect } from '@playwright/test'
import type { Language } from '@vastus/i18n'
import { cast, DEMO_PASSWORD, type Role } from '../cast.ts'
import type { Driven, ElementRef } from './driven.ts'

export type View = ReturnType<typeof viewOf>
type Kind = 'BUTTON' | 'FIELD' | 'FILES'

/** The product in a driven browser, as a person uses it: by the words on the screen. */
export function viewOf(driven: Driven, origin: string) {
  async function find(kind: Kind, name: string): Promise<ElementRef> {
    let found: ElementRef | null = null
    await expect
      .poll(async () => (found = await driven.run(findByName, kind, name)), { message: `${kind} ${name}` })
      .not.toBeNull()
    if (!found) throw new Error(`no ${kind} ${name}`)
    return found
  }
  const isSeen = (text: string) =>
    driven.run(
      (wanted) => {
        const open = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body
        return open.innerText.replaceAll('\u00a0', ' ').includes(wanted)
      },
      text.replaceAll('\u00a0', ' '),
    )

  return {
    ...driven,
    open: (path: string) => driven.navigate(origin + path),
    press: async (name: string) => driven.click(await find('BUTTON', name)),
    fill: async (label: string, text: string) => driven.type(await find('FIELD', label), text),
    hasField: async (label: string) => void (await find('FIELD', label)),
    chooseFile: async (path: string) => driven.type(await find('FILES', ''), path),
    sees: (text: string) => expect.poll(() => isSeen(text), { message: `sees ${text}` }).toBe(true),
    seesNot: (text: string) => expect.poll(() => isSeen(text), { message: `sees not ${text}` }).toBe(false),
    isAt: (path: RegExp) =>
      expect
        .poll(() => driven.run(() => location.pathname + location.search), { message: 'address' })
        .toMatch(path),
    /** Gives the browser the session of a DEMO account, without the form, and chooses the language. */
    signInAs: async (role: Role, language: Language) => {
      await driven.navigate(`${origin}/favicon.svg`)
      const status = await driven.run(
        async (email, password, code) => {
          localStorage.setItem('prm.language', code)
          document.cookie = 'cookie-consent=true; path=/'
          const headers = { 'content-type': 'application/json' }
          const body = JSON.stringify({ email, password })
          return (await fetch('/api/login/password', { method: 'POST', headers, body })).status
        },
        cast[role],
        DEMO_PASSWORD,
        language,
      )
      expect(status, `sign-in as ${role}`).toBe(200)
    },
  }
}

/**
 * Runs in the page: what can be pressed or filled under a name, once it no longer moves and nothing lies over it. Of an open dialog only
 * what is in it.
 */
async function findByName(kind: 'BUTTON' | 'FIELD' | 'FILES', name: string): Promise<ElementRef | null> {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const textOf = (ids: string | null) =>
    (ids ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  const isVisible = (element: Element) => element.checkVisibility() && !element.closest('[inert]')
  const namesOf = (element: Element) => [
    plain(element.getAttribute('aria-label')),
    plain(textOf(element.getAttribute('aria-labelledby'))),
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => plain(label.textContent)),
    kind === 'BUTTON' ? plain(element.textContent) : '',
  ]
  const selectors = {
    BUTTON: 'button, a, summary, input[type=radio], input[type=checkbox], [role=option], [data-row]',
    FIELD: 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select',
    FILES: 'input[type=file][data-source=device]',
  }
  const open = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
  const all = [...open.querySelectorAll(selectors[kind])]
  if (kind === 'FILES') return (all[0] ?? null) as unknown as ElementRef | null
  const wanted = plain(name)
  const labelOrSelf = (element: Element) =>
    element.matches('[type=radio], [type=checkbox]')
      ? ((element as HTMLInputElement).labels?.[0] ?? element)
      : element
  const visible = all.filter((element) => isVisible(labelOrSelf(element)))
  const found =
    visible.find((element) => namesOf(element).includes(wanted)) ??
    visible.find((element) => namesOf(element).some((each) => each.startsWith(wanted))) ??
    visible.find((element) => namesOf(element).some((each) => each.includes(wanted)))
  if (!found) return null
  const target = labelOrSelf(found)
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const place = () => target.getBoundingClientRect()
  const before = place()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y, width, height } = place()
  const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
  const isSteady = x === before.x && y === before.y && target.contains(onTop)
  return isSteady ? (target as unknown as ElementRef) : null
}
