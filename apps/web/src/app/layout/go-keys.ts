import { useEffect, useEffectEvent, useRef } from 'react'
import { isTextField, keyOf } from '../../shared/keyboard/key-of.ts'
import { singleKeys } from '../../shared/keyboard/single-keys.ts'

/** The letter that leads to a place after `g`. */
const PLACES: Readonly<Record<string, string>> = {
  i: '/clinic-e-contacts',
  m: '/message-centre',
  f: '/feedback',
  a: '/admin',
}
/** The second letter must follow this soon. */
const PAUSE_MS = 1500

/** `g` and a letter open a place of the menu, outside text fields and dialogs. What is not in the menu is not opened. */
export function GoKeys({
  items,
  go,
}: {
  items: readonly { href: string }[]
  go: (href: string) => void
}): null {
  const begunAt = useRef(-Infinity)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const element = event.target instanceof Element ? event.target : null
    const isSingle = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (
      !isSingle ||
      singleKeys.read() === 'off' ||
      isTextField(element) ||
      document.querySelector('dialog[open]')
    )
      return
    const key = keyOf(event)
    const isSecond = event.timeStamp - begunAt.current < PAUSE_MS
    begunAt.current = key === 'g' ? event.timeStamp : -Infinity
    if (!isSecond) return
    const place = items.find(({ href }) => href.split('?')[0] === PLACES[key])
    if (!place) return
    // After the g the letter is no command of the screen.
    event.preventDefault()
    go(place.href)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  return null
}
