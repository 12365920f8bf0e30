import { type Language, localeOf } from '../locale.ts'
import {
  ALWAYS_AVAILABLE_TYPES,
  FIRST_TYPES,
  isQuestionnaire,
  LAST_TYPE,
  TYPE_CODES,
  type TypeCode,
  typeRow,
} from './catalogue.ts'
import { HEADED_GROUPS, MAIN_TYPE_GROUP, OTHER_HEALTH_CONCERN_GROUPS, type TypeGroup } from './groups.ts'

export type TypeLabels = Readonly<Record<string, string>>
export type TypeSection = { group: TypeGroup; types: TypeCode[] }
export type TypePicker = {
  /** The pinned four, what is often needed, then the reasons by label, OTHER_PROBLEM last. */
  main: TypeCode[]
  /** So many of the main ones are offered before the reasons. */
  often: number
  groups: TypeSection[]
  /** Behind the last entry of the main list; empty when there is nothing to show. */
  otherHealthConcern: TypeSection[]
}

/** Whether a clinic offers questionnaires: by its plan or by the switch. */
export function offersQuestionnaires(clinic: { plan: string; aiSmartQuestionnaire: string }): boolean {
  return clinic.plan === 'PREMIUM' || clinic.aiSmartQuestionnaire === 'ENABLED'
}

/**
 * The types a patient of the clinic can choose, in no order.
 *
 * @param clinicTypes the clinic's own list; OTHER_PROBLEM, CANCEL_APPOINTMENT and FIT_NOTE_END come with any,
 *   PRESCRIPTION with the Russian interface
 */
export function visibleTypes(
  clinicTypes: readonly string[],
  { questionnaires }: { questionnaires: boolean },
  language: Language,
): TypeCode[] {
  const always: readonly TypeCode[] =
    language === 'ru' ? [...ALWAYS_AVAILABLE_TYPES, 'PRESCRIPTION'] : ALWAYS_AVAILABLE_TYPES
  return TYPE_CODES.filter(
    (code) =>
      (clinicTypes.includes(code) || always.includes(code)) && (questionnaires || !isQuestionnaire(code)),
  )
}

/** By label as the language sorts, with OTHER_PROBLEM at the end. */
export function sortTypes(types: readonly TypeCode[], labels: TypeLabels, language: Language): TypeCode[] {
  const { compare } = new Intl.Collator(localeOf(language))
  const labelOf = (code: TypeCode) => labels[code] ?? code
  return types.toSorted((a, b) => {
    if (a === LAST_TYPE || b === LAST_TYPE) return Number(a === LAST_TYPE) - Number(b === LAST_TYPE)
    return compare(labelOf(a), labelOf(b))
  })
}

/** Big reasons that come after the pinned four. */
const OFTEN_NEEDED: readonly TypeCode[] = ['PRESCRIPTION_REFILL', 'APPOINTMENT']
const CHOSEN_BEFORE_MAX = 3

/**
 * Lays the visible types out as the picker shows them. What is pinned is not repeated in its group.
 *
 * @param chosenBefore what was written about earlier, the latest first
 */
export function arrangePicker(
  types: readonly TypeCode[],
  labels: TypeLabels,
  language: Language,
  chosenBefore: readonly TypeCode[] = [],
): TypePicker {
  const before = chosenBefore.filter((code) => !FIRST_TYPES.includes(code)).slice(0, CHOSEN_BEFORE_MAX)
  const often = [...new Set([...FIRST_TYPES, ...OFTEN_NEEDED, ...before])].filter((code) =>
    types.includes(code),
  )
  const rest = sortTypes(
    types.filter((code) => !often.includes(code)),
    labels,
    language,
  )
  const section = (group: TypeGroup): TypeSection => ({
    group,
    types: rest.filter((code) => typeRow(code).groups.includes(group)),
  })
  const filled = ({ types: found }: TypeSection) => found.length > 0
  return {
    main: [...often, ...section(MAIN_TYPE_GROUP).types],
    often: often.length,
    groups: HEADED_GROUPS.map(section).filter(filled),
    otherHealthConcern: withoutLoneDiabetes(OTHER_HEALTH_CONCERN_GROUPS.map(section)).filter(filled),
  }
}

/** Every type once, in the sections in which patients see it: the main list, then those with a heading. */
export function typeSections(labels: TypeLabels, language: Language): TypeSection[] {
  const { main, groups, otherHealthConcern } = arrangePicker(TYPE_CODES, labels, language)
  const shown = new Set<TypeCode>()
  return [{ group: MAIN_TYPE_GROUP, types: main } as const, ...groups, ...otherHealthConcern].map(
    ({ group, types }) => {
      const first = types.filter((code) => !shown.has(code))
      for (const code of first) shown.add(code)
      return { group, types: first }
    },
  )
}

/** Questionnaires that are switched off take the diabetes one with them; it stays among the health checks. */
function withoutLoneDiabetes(sections: TypeSection[]): TypeSection[] {
  return sections.map((each) =>
    each.group === 'QUESTIONNAIRES' && !each.types.some(isQuestionnaire) ? { ...each, types: [] } : each,
  )
}
