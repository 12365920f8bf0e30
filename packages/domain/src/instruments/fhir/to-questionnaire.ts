import type { Condition, Instrument, Item, Score } from '../instrument.ts'
import { conditionPath, scoreLinkId, scorePath } from './expressions.ts'
import {
  type Coding,
  type Extension,
  EXTENSIONS,
  FHIR_LANGUAGE,
  type Translated,
  translated,
} from './fhir.ts'

type QuestionnaireItem = {
  linkId: string
  type: 'display' | 'choice' | 'integer' | 'text' | 'decimal'
  text: string
  _text: Translated
  required?: boolean
  readOnly?: boolean
  maxLength?: number
  answerOption?: { extension: Extension[]; valueCoding: Coding }[]
  extension?: Extension[]
}

export type FhirQuestionnaire = {
  resourceType: 'Questionnaire'
  id: string
  extension?: Extension[]
  url: string
  version: string
  name: string
  title: string
  language: string
  status: 'active'
  subjectType: ['Patient']
  description: string
  item: QuestionnaireItem[]
}

const OFFICIAL = 'The published wording of the instrument.'
const OWN =
  'Own plain wording of what each item measures. It is not the published text, for which the cut-offs were validated.'

/** Id of the item that says what the questionnaire is about. */
export const INTRO = 'intro'

/** A number in the form of an identifier: FHIR allows letters, digits, dots and dashes. */
export function fhirId(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9.-]/g, '-').slice(0, 64)
}

/**
 * An instrument as a FHIR R4 Questionnaire: points, translations, conditions and the calculation of scores by the extensions
 * of the standard and of SDC. Bands, classifications and flags have no place in R4 and stay with the product.
 *
 * @param url the canonical address of the questionnaire
 */
export function toFhirQuestionnaire(instrument: Instrument, url: string): FhirQuestionnaire {
  const { items, questionsOnWidePage } = instrument
  return {
    resourceType: 'Questionnaire',
    id: fhirId(instrument.code),
    ...(questionsOnWidePage > 1 && {
      extension: [{ url: EXTENSIONS.wide, valueInteger: questionsOnWidePage }],
    }),
    url,
    version: instrument.version,
    // For programs that make classes of it, so without dashes.
    name: instrument.code.replaceAll(/\W/g, '_'),
    title: instrument.name,
    language: FHIR_LANGUAGE,
    status: 'active',
    subjectType: ['Patient'],
    description: instrument.hasOfficialWording ? OFFICIAL : OWN,
    item: [
      { linkId: INTRO, type: 'display', text: instrument.intro.en, _text: translated(instrument.intro) },
      ...items.map((item) => toItem(item, items, url)),
      ...instrument.scores.map((score) => toScore(score, instrument)),
    ],
  }
}

function toItem(item: Item, items: readonly Item[], url: string): QuestionnaireItem {
  const extension: Extension[] = []
  const shown = shownWhen(item, items)
  if (shown) extension.push(expression(EXTENSIONS.enableWhen, shown))
  if (item.kind === 'INTEGER')
    extension.push(
      { url: EXTENSIONS.minValue, valueInteger: item.min },
      { url: EXTENSIONS.maxValue, valueInteger: item.max },
    )
  return {
    linkId: item.id,
    type: ({ CHOICE: 'choice', INTEGER: 'integer', TEXT: 'text' } as const)[item.kind],
    text: item.text.en,
    _text: translated(item.text),
    required: item.isRequired,
    ...(item.kind === 'TEXT' && { maxLength: item.maxLength }),
    ...(item.kind === 'CHOICE' && {
      answerOption: item.options.map(({ value, points, label }) => ({
        extension: [{ url: EXTENSIONS.points, valueDecimal: points }],
        valueCoding: {
          system: url,
          code: String(value),
          display: label.en,
          _display: translated(label),
        },
      })),
    }),
    ...(extension.length > 0 && { extension }),
  }
}

/** An item that may be skipped is not asked either; its points then stand in the calculation of the score. */
export function shownWhen(
  { showIf, skipIf }: Pick<Item, 'showIf' | 'skipIf'>,
  items: readonly Item[],
): string | null {
  const path = (condition: Condition | null) => condition && conditionPath(condition, items)
  const parts = [path(showIf), skipIf && `(${path(skipIf)}).not()`].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(' and ')
}

function toScore(score: Score, instrument: Instrument): QuestionnaireItem {
  const path = scorePath(score, instrument)
  return {
    linkId: scoreLinkId(score.id),
    type: 'decimal',
    text: score.label.en,
    _text: translated(score.label),
    readOnly: true,
    extension: [
      { url: EXTENSIONS.isHidden, valueBoolean: true },
      ...(path === null ? [] : [expression(EXTENSIONS.calculated, path)]),
    ],
  }
}

function expression(url: string, path: string): Extension {
  return { url, valueExpression: { language: 'text/fhirpath', expression: path } }
}
