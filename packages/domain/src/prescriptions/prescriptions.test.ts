import { describe, expect, it } from 'vitest'
import { isMedicineForm } from './medicine-forms.ts'
import { isRenewalType, isSameMedicine } from './prescription.ts'
import { strengthFor } from './strength-for.ts'
import { isPackageCode, plainIngredients, plainStrength, routeOfWords } from './register.ts'
import { MEDICINE_ROUTES } from './routes.ts'
import { medicationWords } from './search.ts'

describe('a search for a medicine', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['ap', []],
    ['a b c', []],
    ['apr', ['apr']],
    ['  Aprovel ', ['aprovel']],
    ['ÄPRÕvel', ['aprovel']],
    ['concor 5', ['concor', '5']],
    ['5 concor', ['concor', '5']],
    ['eltroxin 0,5', ['eltroxin', '0.5']],
    ['paracetamol;kodeiin', ['paracetamol', 'kodeiin']],
  ])('for "%s" looks for %j', (search, words) => {
    expect(medicationWords(search)).toEqual(words)
  })
})

describe('the words of a register', () => {
  it.each([
    ['suukaudne', 'peroral'],
    ['Suukaudne tablett', 'peroral'],
    ['keelealune', 'sublingual'],
    ['inhalatsioon', 'inhalation'],
    ['nasaalne', 'nasal'],
    ['okulaarne', 'ocular'],
    ['aurikulaarne', 'auricular'],
    ['aurikulaarne+okulaarne', 'auricular'],
    ['vaginaalne', 'vaginal'],
    ['intramuskulaarne', 'intramuscular'],
    ['dentaalne', 'dental'],
    ['gingivaalne', 'gingival'],
    ['endotrahheopulmonaalne', 'intrapulmonary'],
    ['kutaanne', 'other'],
    ['', 'other'],
    ...MEDICINE_ROUTES.map((route): [string, string] => [route, route]),
  ])('call the route "%s" %s', (words, route) => {
    expect(routeOfWords(words)).toBe(route)
  })

  it.each([
    ['1152346', true],
    ['1400601', true],
    ['9999994', true],
    ['0000101', true],
    ['1152347', false],
    ['115234', false],
    ['11523460', false],
    ['115234a', false],
  ])('give %s a check digit: %s', (code, expected) => {
    expect(isPackageCode(code)).toBe(expected)
  })

  it.each([
    ['0,5  mg', '0.5 mg'],
    ['16mg/12,5mg', '16mg/12.5mg'],
    ['1, 2 mg', '1, 2 mg'],
  ])('write the strength %s as %s', (words, strength) => {
    expect(plainStrength(words)).toBe(strength)
  })

  it('part several ingredients in one way', () => {
    expect(plainIngredients('amoksitsilliin+klavulaanhape;  naatrium ')).toBe(
      'amoksitsilliin + klavulaanhape + naatrium',
    )
    expect(plainIngredients(' ; ')).toBe('')
  })
})

describe('a medicine on the list', () => {
  const concor = { brandName: 'Concor', strength: '5 mg', form: 'tablet' }
  it.each([
    [{ ...concor, brandName: 'CONCOR ' }, true],
    [{ ...concor, strength: '5mg' }, true],
    [{ ...concor, strength: '10 mg' }, false],
    [{ ...concor, form: 'syrup' }, false],
    [{ ...concor, strength: null }, false],
  ])('is %j the same: %s', (other, same) => {
    expect(isSameMedicine(concor, other)).toBe(same)
  })

  it.each([
    ['en', '0.5 mg', '0.5 mg'],
    ['en', '50 micrograms', '50 micrograms'],
    ['et', '0.5 mg/2.5 mg', '0,5 mg/2,5 mg'],
    ['et', '50 micrograms', '50 µg'],
    ['et', '160/4.5 micrograms/dose', '160/4,5 µg/annus'],
    ['ru', '12.5 micrograms/24 h', '12,5 мкг/24 ч'],
    ['ru', '100 U/mL', '100 ЕД/мл'],
    ['pl', '500 IU/2 mL', '500 j.m./2 ml'],
    ['pl', '75 SQ-T', '75 SQ-T'],
  ])('has a strength written for a reader of %s: %s as %s', (language, strength, written) => {
    expect(strengthFor(language, strength)).toBe(written)
  })

  it('begins with three kinds of e-contact', () => {
    expect(['PRESCRIPTION', 'PRESCRIPTION_REFILL', 'PRESCRIPTION_CONTRACEPTION'].every(isRenewalType)).toBe(
      true,
    )
    expect(isRenewalType('COUGH')).toBe(false)
  })

  it('has a form with a name, or the one of the register', () => {
    expect(isMedicineForm('film-coated-tablet')).toBe(true)
    expect(isMedicineForm('Õhuke kile')).toBe(false)
  })
})
