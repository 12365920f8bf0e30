import { useEffectEvent, useLayoutEffect } from 'react'
import { isTextField } from '../../../shared/keyboard/key-of.ts'
import { singleKeys } from '../../../shared/keyboard/single-keys.ts'
import { type Command, commandOf } from './shortcuts.ts'

const ARROWS = '[role=menu], [role=tablist], [role=radiogroup], fieldset, [data-own-arrows]'
/** The row of the open e-contact is open already: there Enter goes on to its conversation. */
const PRESSABLE = 'a:not([data-row][aria-current]), button, summary, label, input, [role=option]'

/** `null` where the command does nothing now, in other components neither. */
type Commands = { [Name in Command]?: (() => void) | null }

/** What the components on the page can do now; what came first goes first, after those that go before all others. */
const firstOffers = new Set<() => Commands>()
const offers = new Set<() => Commands>()

const actionOf = (command: Command) =>
  [...firstOffers, ...offers].map((offer) => offer()[command]).find((action) => action !== undefined)

export function canRun(command: Command): boolean {
  return Boolean(actionOf(command))
}

export function run(command: Command): void {
  actionOf(command)?.()
}

/**
 * Runs the commands of the keyboard while the component is on the page and no dialog is open.
 *
 * @param turn `BEFORE_OTHERS` where a key must not reach what else is on the page, whichever of them came first
 */
export function useCommands(commands: Commands, turn?: 'BEFORE_OTHERS'): void {
  const isFirst = turn === 'BEFORE_OTHERS'
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
    if (action === undefined) return
    event.preventDefault()
    action?.()
  })
  // Before it is seen: whatever can be seen can be pressed.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    const offer = () => offered()
    const among = isFirst ? firstOffers : offers
    document.addEventListener('keydown', listen, isFirst)
    among.add(offer)
    return () => {
      document.removeEventListener('keydown', listen, isFirst)
      among.delete(offer)
    }
  }, [isFirst])
}
