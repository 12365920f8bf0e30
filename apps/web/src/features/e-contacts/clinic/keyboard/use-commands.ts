import { useEffect, useEffectEvent } from 'react'
import { type Command, commandOf } from './shortcuts.ts'

const TEXT = 'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable]'
const ARROWS = '[role=menu], [role=tablist], [role=radiogroup], fieldset, [data-own-arrows]'

/** Runs the commands of the keyboard while the component is on the page and no dialog is open. */
export function useCommands(commands: { [Name in Command]?: () => void }): void {
  const run = useEffectEvent((event: KeyboardEvent) => {
    const element = event.target instanceof Element ? event.target : null
    if (document.querySelector('dialog[open]')) return
    const command = commandOf(event, {
      isText: Boolean(element?.closest(TEXT)),
      usesArrows: Boolean(element?.closest(ARROWS)),
    })
    const action = command && commands[command]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => run(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
