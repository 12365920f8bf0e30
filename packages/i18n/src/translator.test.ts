import { describe, expect, test } from 'vitest'
import type { Catalogues, MessageKey } from './catalogues.ts'
import { loadCatalogues, loadTranslators } from './load-server.ts'
import { createTranslator } from './translator.ts'

const translators = loadTranslators()

describe('t()', () => {
  test.each([
    ['en', 1, '1 character left'],
    ['en', 3000, '3,000 characters left'],
    ['et', 1, 'Jäänud on 1 tähemärk'],
    ['et', 0, 'Jäänud on 0 tähemärki'],
    ['ru', 21, 'Остался 21 знак'],
    ['ru', 22, 'Осталось 22 знака'],
    ['ru', 11, 'Осталось 11 знаков'],
    ['pl', 22, 'Pozostały 22 znaki'],
    ['pl', 12, 'Pozostało 12 znaków'],
    ['pl', 1.5, 'Pozostało 1,5 znaku'],
  ] as const)('picks the %s plural form for %d', (language, count, text) => {
    expect(translators[language]('kit.charactersLeft', { count })).toBe(text)
  })

  test('fills in names', () => {
    expect(translators.en('kit.stepOf', { step: 2, total: 5 })).toBe('Step 2 of 5')
  })

  test('keeps braces that come from people as they are', () => {
    expect(translators.en('kit.file.removeNamed', { name: '{name}$&.pdf' })).toBe('Remove {name}$&.pdf')
  })

  test('fails on a key that does not exist, and on a parameter left out', () => {
    expect(() => translators.en('kit.nothing' as MessageKey)).toThrow('kit.nothing')
    // @ts-expect-error the message needs a total as well
    expect(() => translators.en('kit.stepOf', { step: 2 })).toThrow('{total}')
  })

  test('does not take inherited properties for messages', () => {
    expect(() => translators.en('kit.constructor.name' as MessageKey)).toThrow()
  })

  test('shows the key when told to carry on without a message', () => {
    const t = createTranslator('en', loadCatalogues('en') as Catalogues, { onMissing: (key) => key })
    expect(t('kit.nothing' as MessageKey)).toBe('kit.nothing')
  })

  test('knows its keys at compile time', () => {
    // @ts-expect-error the key has a letter too many
    expect(() => translators.en('kit.closex')).toThrow()
  })
})
