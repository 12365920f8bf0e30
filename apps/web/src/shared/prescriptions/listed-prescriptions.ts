import { isRenewalType, type PrescriptionLine } from '@vastus/domain/prescriptions/prescription'
import { useSyncExternalStore } from 'react'

/** Where outside callers find what was chosen; it goes with the session. */
const KEY = 'prm.patient.prescriptions'

/** A medicine on the patient's list; only ticked ones are asked for. */
export type ListedPrescription = PrescriptionLine & { chosen: boolean }

/** The list that a patient is putting together, for one person at one clinic. */
export type PrescriptionDraft = {
  patientPersonId: number
  clinicId: number
  prescriptions: ListedPrescription[]
  /** The day of the request from which it was filled in. */
  from: string | null
}

const listeners = new Set<() => void>()
let known: { text: string | null; list: PrescriptionDraft | null } = { text: null, list: null }

function snapshot(): PrescriptionDraft | null {
  const text = sessionStorage.getItem(KEY)
  // The same object for the same text, so that nothing is drawn again without a reason.
  if (text !== known.text)
    known = { text, list: text === null ? null : (JSON.parse(text) as PrescriptionDraft) }
  return known.list
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const listedPrescriptions = {
  keep(list: PrescriptionDraft): void {
    sessionStorage.setItem(KEY, JSON.stringify(list))
    for (const listener of listeners) listener()
  },
  find: snapshot,
  /** Puts a list back that was kept elsewhere; one that is here is the newer one. */
  restore(list: PrescriptionDraft): void {
    if (snapshot() === null) this.keep(list)
  },
  forget(): void {
    sessionStorage.removeItem(KEY)
    for (const listener of listeners) listener()
  },
  /** Whether there is a list for this person at this clinic. */
  isThere: (personId: string, clinicId: string): boolean => listOf(personId, clinicId) !== null,
  /** What goes out with a message for this person to this clinic about this; undefined when nothing does. */
  toSend(choices: { personId: string; clinicId: string; type: string }): PrescriptionLine[] | undefined {
    const lines = linesOf(listOf(choices.personId, choices.clinicId), choices.type)
    return lines.length === 0 ? undefined : lines
  },
}

/** The list for this person at this clinic, where there is one. */
export function useListedPrescriptions(personId: string, clinicId: string): PrescriptionDraft | null {
  return useSyncExternalStore(subscribe, () => listOf(personId, clinicId))
}

/** The ticked medicines, for kinds of e-contact that ask for them. */
export function linesOf(list: PrescriptionDraft | null, type: string): PrescriptionLine[] {
  if (!list || !isRenewalType(type)) return []
  return list.prescriptions.filter(({ chosen }) => chosen).map(({ chosen: _chosen, ...line }) => line)
}

/** The list as it goes along to another clinic, which knows nothing of earlier requests elsewhere. */
export function listForClinic(list: PrescriptionDraft, clinicId: number): PrescriptionDraft {
  return {
    ...list,
    clinicId,
    from: null,
    prescriptions: list.prescriptions.map((line) => ({ ...line, previousId: null })),
  }
}

function listOf(personId: string, clinicId: string): PrescriptionDraft | null {
  const list = snapshot()
  const isTheirs = String(list?.patientPersonId) === personId && String(list?.clinicId) === clinicId
  return isTheirs ? list : null
}
