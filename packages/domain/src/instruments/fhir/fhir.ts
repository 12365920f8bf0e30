import type { Words } from '../instrument.ts'

/** As much of FHIR R4 as questionnaires need. */
export type Extension = {
  url: string
  extension?: Extension[]
  valueString?: string
  valueCode?: string
  valueInteger?: number
  valueDecimal?: number
  valueBoolean?: boolean
  valueExpression?: Expression
}
export type Expression = { name?: string; language: 'text/fhirpath'; expression: string }
export type Coding = {
  extension?: Extension[]
  system?: string
  code: string
  display?: string
  _display?: Translated
}
export type Translated = { extension: Extension[] }

export const EXTENSIONS = {
  translation: 'http://hl7.org/fhir/StructureDefinition/translation',
  points: 'http://hl7.org/fhir/StructureDefinition/ordinalValue',
  minValue: 'http://hl7.org/fhir/StructureDefinition/minValue',
  maxValue: 'http://hl7.org/fhir/StructureDefinition/maxValue',
  variable: 'http://hl7.org/fhir/StructureDefinition/variable',
  isHidden: 'http://hl7.org/fhir/StructureDefinition/questionnaire-hidden',
  enableWhen: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression',
  calculated: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
  /** Our own, of a whole Questionnaire: `valueInteger` is how many questions stand on a page of a wide screen. */
  wide: 'urn:vastus:fhir:questions-on-wide-page',
} as const

/** The language of the plain fields; the others are translations of these. */
export const FHIR_LANGUAGE = 'en'

export function translated(words: Words): Translated {
  const others = (['et', 'ru', 'pl'] as const).map((language) => ({
    url: EXTENSIONS.translation,
    extension: [
      { url: 'lang', valueCode: language },
      { url: 'content', valueString: words[language] },
    ],
  }))
  return { extension: others }
}
