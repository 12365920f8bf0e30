import { useEffectEvent, useLayoutEffect } from 'react'
import { keyOf } from '../../../shared/keyboard/key-of.ts'

/** Ctrl+K, or Command+K: also from inside a text field, but not from behind a dialog. */
export function usePaletteKey(open: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isIt = (event.ctrlKey || event.metaKey) && !event.altKey && keyOf(event) === 'k'
    if (!isIt || document.querySelector('dialog[open]')) return
    event.preventDefault()
    open()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
