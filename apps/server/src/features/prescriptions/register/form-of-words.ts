import { MEDICINE_FORMS, type MedicineForm } from '@vastus/domain/prescriptions/medicine-forms'
import { loadTranslators } from '@vastus/i18n/load-server'

let codes: Map<string, MedicineForm> | null = null

/** The code of a form that a register names in one of our languages, or the register's own word. */
export function formOfWords(words: string): string {
  codes ??= new Map(
    Object.values(loadTranslators()).flatMap((t) =>
      MEDICINE_FORMS.map((code) => [t(`medicines.form.${code}`).toLowerCase(), code] as const),
    ),
  )
  const plain = words.trim().replace(/\s+/g, ' ')
  return codes.get(plain.toLowerCase().normalize('NFC')) ?? plain
}
