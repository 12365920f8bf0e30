import { describe, expect, test } from 'vitest'
import { mask, unmask } from './masking.ts'

const known = {
  names: ['Mari Maasikas', 'Jan Kowalski', 'Мария Иванова'],
  details: ['+37251234567', 'Pikk 5-3, Tartu'],
  birthDates: ['1980-01-08'],
}
const isMedicine = (word: string) => ['panadol', 'ibuprofen'].includes(word)
const masked = (text: string) => mask(text, known, isMedicine).text

describe('what leaves', () => {
  test.each([
    ['Olen Mari Maasikas ja mul on palavik.', /Mari|Maasikas/],
    ['Maasikale kirjutas arst.', /Maasika/],
    ['Powiedział Kowalskiego lekarz', /Kowalsk/],
    ['Это Мария, дочь Ивановой.', /Мари|Иванов/],
    ['my code is 48001080006', /48001080006/],
    ['call +372 5123 4567', /5123/],
    ['write to mari@example.ee', /mari@|example/],
    ['elan aadressil Pikk 5-3, Tartu', /Pikk/],
    ['elan Kase tn 12-4', /Kase|12-4/],
    ['I live at 221b Baker Street', /Baker/],
    ['mieszkam przy ul. Długa 5', /Długa/],
    ['живу на ул. Ленина 5', /Ленина/],
    ['sündinud 08.01.1980', /1980/],
    ['my son was born 03.04.2019', /2019/],
    ['date of birth is 8.1.1980', /1980/],
    ['my daughter Liisi has a fever', /Liisi/],
    ['vastas dr Tamm', /Tamm/],
  ])('%s', (text, gone) => {
    expect(masked(text)).not.toMatch(gone)
  })

  test.each([
    'Palavik 38,5 alates 12.11.2026, rõhk 120/80.',
    'I took Panadol and then Ibuprofen 400 mg at 8:30.',
    'Köha kestab. Peavalu ka.',
  ])('keeps what matters: %s', (text) => {
    expect(masked(text)).toBe(text)
  })
})

describe('what comes back', () => {
  test.each([
    'Olen Mari Maasikas, kood 48001080006, sündinud 08.01.1980, mari@example.ee, Kase tn 12-4.',
    'Maasikas helistas Maasikale numbrilt +372 5123 4567.',
  ])('%s', (text) => {
    const { text: out, originals } = mask(text, known, isMedicine)
    expect(out).not.toBe(text)
    expect(unmask(out, originals)).toBe(text)
  })

  test('a token that the text brought along is not ours', () => {
    const { text, originals } = mask('Give me [NAME_1] of Maasikas', known, isMedicine)
    expect(unmask(text, originals)).toBe('Give me (NAME_1] of Maasikas')
  })

  test('a token that was never given out stays', () => {
    expect(unmask('[NAME_9]', new Map())).toBe('[NAME_9]')
  })
})

test('finds the surname behind a first name that is known, and a name with an apostrophe', () => {
  const patient = { names: ['Mari', 'Mägi'], details: [], birthDates: [] }
  expect(mask('Laps on Mari Maasikas, arst oli John O’Neill.', patient, () => false).text).not.toMatch(
    /Mari|Maasikas|John|Neill/,
  )
})
