import { describe, expect, it } from 'vitest'
import { createTextMarks } from './text-marks.ts'

const TALLINN = { country: 'EE', timeZone: 'Europe/Tallinn' }

describe('what is said later', () => {
  it('is said in each language, in the order of its marks, and once', () => {
    const { i18n, words } = createTextMarks(TALLINN)
    const [help, list] = [i18n.t('shell.menu.help'), i18n.t('patient.list.title')]
    expect(i18n.t('shell.menu.help')).toBe(help)
    expect(help).not.toBe(list)
    expect(words()).toMatchObject({
      et: ['Abi', 'Minu e-kontaktid'],
      en: ['Help', 'My e-contacts'],
      ru: ['Помощь', 'Мои обращения'],
      pl: ['Pomoc', 'Moje zgłoszenia'],
    })
  })

  it('tells dates as the reader is used to, in the time of the country', () => {
    const { i18n, words } = createTextMarks(TALLINN)
    i18n.format.dateTime('2026-11-22T22:30:00Z')
    expect(words()).toMatchObject({ et: ['23.11.2026, 00:30'], en: ['23 Nov 2026, 00:30'] })
  })

  it('may stand in a later one, whose plural it does not decide', () => {
    const { i18n, words } = createTextMarks(TALLINN)
    const when = i18n.format.date('2026-11-22')
    i18n.t('patient.listEntry.lockedUntil', { when })
    const { en, ru } = words()
    expect(en[1]).toContain('22 Nov 2026')
    expect(ru[1]).toContain('22.11.2026')
    expect(`${en} ${ru}`).not.toMatch(/[\ue000\ue001]/)
  })

  it('cannot become markup, whatever somebody wrote', () => {
    const { i18n, words } = createTextMarks(TALLINN)
    i18n.t('patient.list.youSaid', { text: '</p><img src="x" onerror="alert(1)">&amp;' })
    for (const [text] of Object.values(words())) {
      expect(text).not.toMatch(/[<"]/)
      expect(text).toContain('&lt;img src=&quot;x&quot;')
      expect(text).toContain('&amp;amp;')
    }
  })
})
