import { isMedicineForm } from '@vastus/domain/prescriptions/medicine-forms'
import { medicationWords, substancesCalled } from '@vastus/domain/prescriptions/search'
import { loadTranslators } from '@vastus/i18n/load-server'
import type { Tx } from '../../db/database.ts'
import { Forbidden } from '../../errors.ts'
import type { Handlers } from '../../http/mount.ts'
import { wholePage } from '../../http/whole-page.ts'
import { onceWithPatient, type Viewer, withPatient } from './access-patient.ts'
import { findMedicationRows } from './medications-repository.ts'
import { findNewestSet, listOfSet, type SetRow } from './prescriptions-repository.ts'
import { saveSet } from './save-set.ts'

export { listKnownMedicines } from './known-medicines.ts'
export { listPrescriptionsOf } from './list-prescriptions.ts'
export { saveSet as savePrescriptionSet } from './save-set.ts'
export { importRegister } from './register/import-register.ts'
export { decodeRegister } from './register/read-csv.ts'
export { seedMedications } from './register/seed-register.ts'

type Names = 'findMedications' | 'getPrescriptions' | 'savePrescriptions'

export function prescriptionRoutes(): Handlers<Names> {
  const words = loadTranslators()
  return {
    findMedications: ({ query }, request) =>
      request.transaction(async (tx) => {
        const t = words[request.language]
        const wanted = medicationWords(query.search).map((word) => [
          word,
          ...substancesCalled(word, (substance) => t(`substances.name.${substance}`)),
        ])
        const rows = wanted.length === 0 ? [] : await findMedicationRows(tx, wanted)
        const content = rows.map((row) => ({
          ...row,
          formName: row.form && isMedicineForm(row.form) ? t(`medicines.form.${row.form}`) : row.form,
        }))
        return wholePage(content)
      }),

    getPrescriptions: ({ query }, request) =>
      withPatient(request, query, async (tx, { medicalHidden, seesOnlyOf }) => {
        const set = medicalHidden ? undefined : await findNewestSet(tx, query, seesOnlyOf)
        const prescriptions = set ? await listOfSet(tx, set.id) : []
        return { id: null, eContactId: null, createdAt: null, ...query, ...set, medicalHidden, prescriptions }
      }),

    savePrescriptions: ({ body }, request) => {
      const { patientPersonId, clinicId, prescriptions } = body
      const show = async (tx: Tx, { medicalHidden }: Viewer, set: SetRow) => {
        if (medicalHidden) throw new Forbidden()
        const saved = await listOfSet(tx, set.id)
        return { patientPersonId, clinicId, ...set, medicalHidden, prescriptions: saved }
      }
      const save = async (tx: Tx, viewer: Viewer) => {
        if (viewer.medicalHidden) throw new Forbidden()
        const set = await saveSet(tx, {
          patientPersonId,
          clinicId,
          eContactId: null,
          createdByUserId: request.principal().userId,
          prescriptions,
          now: request.now,
        })
        return show(tx, viewer, set)
      }
      return onceWithPatient(request, body, save, {
        keep: ({ id, eContactId, createdAt }) => ({ id, eContactId, createdAt }),
        again: show,
      })
    },
  }
}
