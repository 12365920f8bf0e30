import { useEffectEvent, useLayoutEffect } from 'react'
import { isTextField } from '../../../shared/keyboard/key-of.ts'
import { singleKeys } from '../../../shared/keyboard/single-keys.ts'
import { type Command, commandOf } from './shortcuts.ts'

const ARROWS = '[role=menu], [role=tablist], [role=radiogroup], fieldset, [data-own-arrows]'
/** The row of the open e-contact is open already: there Enter goes on to its conversation. */
const PRESSABLE = 'a:not([data-row][aria-current]), button, summary, label, input, [role=option]'

type Commands = { [Name in Command]?: () => void }

/** What the components on the page can do now; what came first goes first. */
const offers = new Set<() => Commands>()

export function canRun(command: Command): boolean {
  return [...offers].some((offer) => offer()[command])
}

export function run(command: Command): void {
  for (const offer of offers) {
    const action = offer()[command]
    if (action) return action()
  }
}

/** Runs the commands of the keyboard while the component is on the page and no dialog is open. */
export function useCommands(commands: Commands): void {
  const offered = useEffectEvent(() => commands)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const element = event.target instanceof Element ? event.target : null
    if (document.querySelector('dialog[open]') || element?.closest('[role=menu]')) return
    if (event.key.length === 1 && singleKeys.read() === 'off') return
    const command = commandOf(event, {
      isText: isTextField(element),
      usesArrows: Boolean(element?.closest(ARROWS)),
      isPressable: Boolean(element?.closest(PRESSABLE)),
    })
    const action = command && commands[command]
    if (!action) return
    event.preventDefault()
    action()
  })
  // Before it is seen: whatever can be seen can be pressed.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    const offer = () => offered()
    document.addEventListener('keydown', listen)
    offers.add(offer)
    return () => {
      document.removeEventListener('keydown', listen)
      offers.delete(offer)
    }
  }, [])
}
