// @proves R1-002 R8-027 R8-037 R8-038
import { describe, expect, test } from 'vitest'
import type { Catalogue } from './catalogues.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { loadCatalogues } from './load-server.ts'
import { localeOf } from './locale.ts'

const PLURAL_SUFFIX = /_(one|few|many|other)$/

const messagesOf = Object.fromEntries(
  LANGUAGES.map((language) => [language, flatten(loadCatalogues(language))]),
) as Record<Language, Map<string, string>>

describe.each(LANGUAGES)('the %s catalogues', (language) => {
  const messages = messagesOf[language]

  test('have the same namespaces and keys as the English ones', () => {
    expect(baseKeys(messages)).toEqual(baseKeys(messagesOf.en))
  })

  test('have every plural form of the language, and no other', () => {
    const wanted = new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories.toSorted()
    for (const [key, forms] of pluralForms(messages)) expect(forms.toSorted(), key).toEqual(wanted)
  })

  test('use the same placeholders as English', () => {
    const english = placeholdersByKey(messagesOf.en)
    for (const [key, names] of placeholdersByKey(messages)) expect(names, key).toEqual(english.get(key))
  })

  test('have words for every group of rules that a form can meet', () => {
    const rules = `EMAIL_PATTERN EMAIL_DOMAIN_REFUSED EMAIL_DOMAIN_NOT_EXISTS PHONE REQUIRED REQUIRED_TRUE PERSONAL_CODE
      UNDERAGE UNDERAGE_SIGNUP CONFIRMED MIN_LENGTH_other MAX_LENGTH_other FEEDBACK_KEYWORD FEEDBACK_MESSAGE
      FILE_TOO_MANY_other FILE_REQUIRED MESSAGE_PLACEHOLDER MESSAGE_CYRILLIC MESSAGE_FOOTER REPRESENTED_PERSON_REQUIRED
      WEBSITE BIRTH_YEARS`
    for (const rule of rules.split(/\s+/)) expect(messages.get(`errors.rules.${rule}`), rule).toBeTruthy()
  })

  // The name for a screen reader holds the words on the button (WCAG 2.5.3), so that a user can say them to press it.
  test('name a button with the words that it shows', () => {
    const faults = [...messages].filter(([key, name]) => {
      const shown = key.endsWith('Named') ? messages.get(key.slice(0, -'Named'.length)) : undefined
      return shown !== undefined && !name.toLowerCase().includes(shown.toLowerCase())
    })
    expect(faults).toEqual([])
  })

  test('have no empty message and no exclamation mark', () => {
    const faults = [...messages].filter(([, text]) => text.trim() === '' || text.includes('!'))
    expect(faults).toEqual([])
  })
})

test('the Estonian messages say te, teie and teil in lower case inside a sentence', () => {
  const inside = /(?<!^|[.?!]\s)(?<=\s)(?:Te|Tei[a-zõäöü]+)(?![\p{L}])/mu
  expect([...messagesOf.et].filter(([, text]) => inside.test(text.replaceAll(/[„“]/g, '')))).toEqual([])
})

// A line may break after the other hyphen, which leaves a lone "из-" at its end.
test('the Russian messages keep из‑за on one line', () => {
  expect([...messagesOf.ru].filter(([, text]) => /из-за/i.test(text))).toEqual([])
})

function flatten(catalogue: Catalogue, prefix = ''): Map<string, string> {
  const messages = new Map<string, string>()
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') messages.set(prefix + key, value)
    // A list of search words is as long as its language needs.
    else if (Array.isArray(value)) messages.set(prefix + key, value.join(', '))
    else for (const entry of flatten(value, `${prefix}${key}.`)) messages.set(...entry)
  }
  return messages
}

function baseKeys(messages: Map<string, string>) {
  return [...new Set([...messages.keys()].map((key) => key.replace(PLURAL_SUFFIX, '')))].toSorted()
}

function pluralForms(messages: Map<string, string>) {
  const forms = new Map<string, string[]>()
  for (const key of messages.keys()) {
    const form = PLURAL_SUFFIX.exec(key)?.[1]
    const base = key.replace(PLURAL_SUFFIX, '')
    if (form) forms.set(base, [...(forms.get(base) ?? []), form])
  }
  return forms
}

function placeholdersByKey(messages: Map<string, string>) {
  const byKey = new Map<string, string[]>()
  for (const [key, text] of messages) {
    const base = key.replace(PLURAL_SUFFIX, '')
    const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    byKey.set(base, [...new Set([...(byKey.get(base) ?? []), ...names])].toSorted())
  }
  return byKey
}
