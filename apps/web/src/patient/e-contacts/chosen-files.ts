import { useSyncExternalStore } from 'react'
import { signInMark } from '../../shared/session/sign-in-mark.ts'

type Chosen = { signIn: string; files: readonly File[] }

const NONE: readonly File[] = []
const listeners = new Set<() => void>()
let chosen: Chosen = { signIn: '', files: NONE }
let goingOut: Chosen & { eContactId: number } = { signIn: '', files: NONE, eContactId: 0 }

const present = ({ signIn, files }: Chosen) => (files.length > 0 && signIn === signInMark() ? files : NONE)

/** A phone keeps no photo that was not sent: who closes the page is asked by the browser. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  if (present(chosen).length > 0) event.preventDefault()
}

/** The photos and files picked for the new e-contact, until it is sent: they live in the page, over all its steps. */
export const chosenFiles = {
  find: (): readonly File[] => present(chosen),
  keep(files: readonly File[]): void {
    chosen = { signIn: signInMark(), files }
    if (files.length > 0) addEventListener('beforeunload', askBeforeClosing)
    else removeEventListener('beforeunload', askBeforeClosing)
    for (const listener of listeners) listener()
  },
  /** The e-contact is with the clinic: what was picked goes there next. */
  handOver(eContactId: number): void {
    goingOut = { signIn: signInMark(), files: this.find(), eContactId }
    this.keep(NONE)
  },
  /** What was picked for this e-contact before it was sent. */
  findGoingOut: (eContactId: number): readonly File[] =>
    goingOut.eContactId === eContactId ? present(goingOut) : NONE,
  /** The page that sends them has them. */
  forgetGoingOut(): void {
    goingOut = { signIn: '', files: NONE, eContactId: 0 }
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useChosenFiles = (): readonly File[] => useSyncExternalStore(subscribe, chosenFiles.find)
