// @proves R8-027
// @proves-part R8-017 R8-022 R8-024 R8-025 R8-026: the texts
import { describe, expect, it } from 'vitest'
import enEnums from '../../i18n/locales/en/enums.json' with { type: 'json' }
import enErrors from '../../i18n/locales/en/errors.json' with { type: 'json' }
import enRefusals from '../../i18n/locales/en/refusals.json' with { type: 'json' }
import etEnums from '../../i18n/locales/et/enums.json' with { type: 'json' }
import etErrors from '../../i18n/locales/et/errors.json' with { type: 'json' }
import etRefusals from '../../i18n/locales/et/refusals.json' with { type: 'json' }
import plEnums from '../../i18n/locales/pl/enums.json' with { type: 'json' }
import plErrors from '../../i18n/locales/pl/errors.json' with { type: 'json' }
import plRefusals from '../../i18n/locales/pl/refusals.json' with { type: 'json' }
import ruEnums from '../../i18n/locales/ru/enums.json' with { type: 'json' }
import ruErrors from '../../i18n/locales/ru/errors.json' with { type: 'json' }
import ruRefusals from '../../i18n/locales/ru/refusals.json' with { type: 'json' }
import { REASONS } from './e-contact/reasons.ts'
import { DIRECTIONS, E_CONTACT_STATUSES, TIMELINE_ENTRY_TYPES } from './e-contact/status.ts'
import { REFUSAL_TEXTS } from './e-contact/transitions.ts'
import { SCAN_RESULTS } from './files/scan-result.ts'
import { SEXES } from './identity/sex.ts'
import { PROFESSIONS } from './roles.ts'
import { MAIN_TYPE_GROUP, TYPE_GROUPS } from './types/groups.ts'
import { RULE_PARAMS, VALIDATION_RULES } from './validation-rules.ts'

const catalogues = {
  et: { enums: etEnums, errors: etErrors, refusals: etRefusals },
  en: { enums: enEnums, errors: enErrors, refusals: enRefusals },
  ru: { enums: ruEnums, errors: ruErrors, refusals: ruRefusals },
  pl: { enums: plEnums, errors: plErrors, refusals: plRefusals },
}

/** Keys without their plural endings. */
const keysOf = (words: object) =>
  new Set(Object.keys(words).map((key) => key.replace(/_(one|few|many|other)$/, '')))

describe.each(Object.entries(catalogues))('the words in %s', (_, { enums, errors, refusals }) => {
  it.each([
    ['clinic statuses', enums.status.clinic, E_CONTACT_STATUSES],
    ['patient statuses', enums.status.patient, E_CONTACT_STATUSES],
    ['directions', enums.direction, DIRECTIONS],
    ['professions', enums.profession, PROFESSIONS],
    ['sexes', enums.sex, SEXES],
    ['scan results', enums.scanResult, SCAN_RESULTS],
    ['timeline entries', enums.timelineEntry, TIMELINE_ENTRY_TYPES],
    ['type groups', enums.typeGroup, [MAIN_TYPE_GROUP, ...TYPE_GROUPS, 'SHOW_MORE']],
    ['actions with a reason', enums.reason, Object.keys(REASONS)],
    ['reject reasons', enums.reason.REJECT, REASONS.REJECT],
    ['archive reasons', enums.reason.ARCHIVE, REASONS.ARCHIVE],
    ['clinic reopen reasons', enums.reason.CLINIC_REOPEN, REASONS.CLINIC_REOPEN],
    ['cancel reasons', enums.reason.CANCEL, REASONS.CANCEL],
    ['patient reopen reasons', enums.reason.PATIENT_REOPEN, REASONS.PATIENT_REOPEN],
    ['broken rules', errors.rules, VALIDATION_RULES],
  ])('name all %s and no others', (_name, words, codes) => {
    expect(keysOf(words)).toEqual(new Set(codes))
  })

  it.each(VALIDATION_RULES)('tell of the broken rule %s, naming what it carries and nothing else', (rule) => {
    const carried: readonly string[] = Object.entries(RULE_PARAMS)
      .filter(([code]) => code === rule)
      .map(([, name]) => name)
    const texts = Object.entries(errors.rules).filter(([key]) => keysOf({ [key]: '' }).has(rule))
    expect(texts.length).toBeGreaterThan(0)
    for (const [, text] of texts) {
      expect([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(carried)
      expect(text).toMatch(/^\p{Lu}.* \p{L}/u)
    }
  })

  it('explain each refusal', () => {
    for (const code of REFUSAL_TEXTS) expect(refusals[code]).toMatch(/\.$/)
  })
})
