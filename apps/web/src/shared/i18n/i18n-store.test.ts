import { describe, expect, test } from 'vitest'
import { createI18nStore } from './i18n-store.ts'

const inEstonian = () => createI18nStore({ language: 'et', country: 'EE', timeZone: 'Europe/Tallinn' })

describe('words of a feature and another language', () => {
  test('both asked for at once, come in the new language', async () => {
    const store = await inEstonian()
    await Promise.all([store.load('medicines'), store.setLanguage('ru')])
    expect(store.snapshot().language).toBe('ru')
    expect(store.snapshot().t('medicines.route.peroral')).toMatch(/[а-я]/)
  })

  test('the language first, the same', async () => {
    const store = await inEstonian()
    await Promise.all([store.setLanguage('ru'), store.load('medicines')])
    expect(store.snapshot().t('medicines.route.peroral')).toMatch(/[а-я]/)
  })

  test('of two languages the one asked for last is spoken', async () => {
    const store = await inEstonian()
    await Promise.all([store.setLanguage('ru'), store.setLanguage('pl')])
    expect(store.snapshot().language).toBe('pl')
    await Promise.all([store.setLanguage('ru'), store.setLanguage('pl')])
    expect(store.snapshot().language).toBe('pl')
  })

  test('the language that is spoken is not fetched again', async () => {
    const store = await inEstonian()
    const before = store.snapshot()
    await store.setLanguage('et')
    expect(store.snapshot()).toBe(before)
  })
})
