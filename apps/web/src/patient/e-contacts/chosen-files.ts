import { useSyncExternalStore } from 'react'
import { signInMark } from '../../shared/session/sign-in-mark.ts'

type Chosen = { signIn: string; personId: string; files: readonly File[] }

const NONE: readonly File[] = []
/** The e-contact that was sent without files, though its writer was asked for some; kept over a reload. */
const WITHOUT_KEY = 'prm.patient.sentWithoutFiles'
const listeners = new Set<() => void>()
const NOTHING: Chosen = { signIn: '', personId: '', files: NONE }
let chosen = NOTHING
let goingOut = { ...NOTHING, eContactId: 0 }

const present = ({ signIn, files }: Chosen) => (files.length > 0 && signIn === signInMark() ? files : NONE)

/** A phone keeps no photo that was not sent: who closes the page is asked by the browser. */
function askBeforeClosing(event: BeforeUnloadEvent): void {
  if (present(chosen).length > 0) event.preventDefault()
}

function set(next: Chosen): void {
  chosen = next
  if (next.files.length > 0) addEventListener('beforeunload', askBeforeClosing)
  else removeEventListener('beforeunload', askBeforeClosing)
  for (const listener of listeners) listener()
}

/**
 * The photos and files picked for the new e-contact, until it is sent: they live in the page, over all its steps. They are of one
 * person and are never in a message about another, unless that message itself is given to the other.
 */
export const chosenFiles = {
  find: (personId: string): readonly File[] => (chosen.personId === personId ? present(chosen) : NONE),
  keep: (personId: string, files: readonly File[]): void => set({ signIn: signInMark(), personId, files }),
  forget: (): void => set(NOTHING),
  /** The message begun for the one is for the other now. */
  moveTo(personId: string, fromPersonId: string): void {
    if (chosen.personId === fromPersonId) set({ ...chosen, personId })
  },
  /** The e-contact is with the clinic: what was picked goes there next. It is to be forgotten once the next page is there. */
  handOver(eContactId: number, personId: string): void {
    goingOut = { ...chosen, files: this.find(personId), eContactId }
    if (goingOut.files.length === 0) sessionStorage.setItem(WITHOUT_KEY, String(eContactId))
  },
  /** What was picked for this e-contact before it was sent; null where its writer was not asked for files, as far as this page knows. */
  findGoingOut(eContactId: number): readonly File[] | null {
    const files = goingOut.eContactId === eContactId ? present(goingOut) : NONE
    if (files.length > 0) return files
    return sessionStorage.getItem(WITHOUT_KEY) === String(eContactId) ? NONE : null
  },
  /** The page that sends them has them. */
  forgetGoingOut(): void {
    goingOut = { ...NOTHING, eContactId: 0 }
    sessionStorage.removeItem(WITHOUT_KEY)
  },
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useChosenFiles = (personId: string): readonly File[] =>
  useSyncExternalStore(subscribe, () => chosenFiles.find(personId))
