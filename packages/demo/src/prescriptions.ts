import type { Dosing, PrescriptionLine } from '@vastus/domain/prescriptions/prescription'
import type { Conversation } from './conversation.ts'
import { ENGLISH_TEXTS } from './texts/en.ts'
import { ESTONIAN_TEXTS } from './texts/et.ts'
import { POLISH_TEXTS } from './texts/pl.ts'
import { RUSSIAN_TEXTS } from './texts/ru.ts'

type Line = Omit<PrescriptionLine, 'previousId'>

const tablet = (
  brandName: string,
  activeIngredient: string,
  strength: string,
  dosing: Dosing,
  form = 'film-coated-tablet',
): Line => ({ brandName, activeIngredient, route: 'peroral', strength, form, dosing })

/** In the order in which the texts of each language name the substances. */
const MEDICINES = [
  tablet('Tritace', 'ramipril', '10 mg', 'ONCE', 'tablet'),
  tablet('Siofor', 'metformin', '850 mg', 'TWICE'),
  tablet('Euthyrox', 'levothyroxine sodium', '50 micrograms', 'ONCE', 'tablet'),
  tablet('Atoris', 'atorvastatin', '20 mg', 'ONCE'),
  tablet('Betaloc ZOK', 'metoprolol', '50 mg', 'ONCE', 'prolonged-release-tablet'),
  tablet('Norvasc', 'amlodipine', '5 mg', 'ONCE', 'tablet'),
]
const CONTRACEPTIVE = tablet(
  'Lindynette 20',
  'gestodene and ethinylestradiol',
  '0.075 mg/0.02 mg',
  'ONCE',
  'coated-tablet',
)
const INHALER: Line = {
  brandName: 'Ventolin',
  activeIngredient: 'salbutamol',
  route: 'inhalation',
  strength: '100 micrograms/dose',
  form: 'pressurised-inhalation',
  dosing: 'AS_NEEDED',
}

/** The medicines that a patient's request for a prescription names; every second one asks for an inhaler as well. */
function linesOf({ type, text, createdByUserId, direction }: Conversation, id: number): Line[] {
  if (createdByUserId === null || direction.startsWith('CLINIC')) return []
  if (type === 'PRESCRIPTION_CONTRACEPTION') return [CONTRACEPTIVE]
  if (type !== 'PRESCRIPTION' && type !== 'PRESCRIPTION_REFILL') return []
  const named = MEDICINES.filter((_, index) =>
    [ESTONIAN_TEXTS, ENGLISH_TEXTS, RUSSIAN_TEXTS, POLISH_TEXTS].some(({ slots }) =>
      text.includes(slots.medicine[index] ?? '?'),
    ),
  )
  return named.length > 0 && id % 2 === 0 ? [...named, INHALER] : named
}

/** Rows of the lists that went with the conversations, which are numbered from 1. */
export function prescriptionRows(talks: readonly Conversation[]) {
  const asked = talks
    .map((talk, index) => ({ talk, eContactId: index + 1, lines: linesOf(talk, index + 1) }))
    .filter(({ lines }) => lines.length > 0)
  return {
    sets: asked.map(({ talk, eContactId }, index) => ({
      id: index + 1,
      patientPersonId: talk.patient.id,
      clinicId: talk.clinicId,
      eContactId,
      createdByUserId: talk.createdByUserId,
      createdAt: new Date(talk.startedAt).toISOString(),
    })),
    prescriptions: asked
      .flatMap(({ lines }, index) =>
        lines.map((line, at) => ({ setId: index + 1, position: at + 1, ...line })),
      )
      .map((row, index) => ({ id: index + 1, ...row })),
  }
}
