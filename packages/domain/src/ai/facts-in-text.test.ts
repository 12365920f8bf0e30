import { describe, expect, test } from 'vitest'
import { medicineNames } from './medicine-names.ts'
import { compareFacts, factsIn } from './facts-in-text.ts'

const medicines = medicineNames([
  'Panadol',
  'paracetamol',
  'ibuprofen',
  'metformin',
  'amoxicillin and clavulanic acid',
])
const keys = (text: string) => factsIn(text, medicines).map(({ key }) => key)

describe('facts of a text', () => {
  test.each([
    ['Võtke 500 mg paratsetamooli 3 korda päevas', ['500 mg', '3', 'paracetamol']],
    ['Take 1,5 ml at 8:30 pm', ['20:30', '1.5 ml']],
    ['Tulge 12. novembril kell 8.30', ['11/12', '08:30']],
    ['Придите 12 ноября в 8:30', ['11/12', '08:30']],
    ['Come on November 12, 2026', ['2026/11/12']],
    ['2026-11-12', ['2026/11/12']],
    ['12.11.2026', ['2026/11/12']],
    ['11/12/2026', ['2026/11/12']],
    ['Helistage +372 600 1234', ['3726001234']],
    ['rõhk 120/80', ['120', '80']],
    ['kaks tabletti', ['2']],
    ['dwa razy dziennie po 1 000 IU', ['1000 IU', '2']],
    ['temperature of 38,5 °C', ['38.5 °C']],
    ['one of them', []],
    ['TSH oli septembris 2,1', ['2.1']],
    ['in November 12, then', ['11/12']],
  ])('%s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })
})

describe('a translation that keeps every fact', () => {
  test.each([
    ['Võtke 500 mg paratsetamooli kuni 4 korda päevas.', 'Принимайте 500 мг парацетамола до 4 раз в день.'],
    ['Võtke kaks tabletti ibuprofeeni.', 'Take two tablets of ibuprofen.'],
    ['Võtke 2 tabletti hommikul.', 'Принимайте две таблетки утром.'],
    ['Tulge 12. novembril kell 8.30.', 'Come on 12 November at 8:30.'],
    ['Tulge 12.11.2026 kell 14:15.', 'Proszę przyjść 12 listopada 2026 o 14:15.'],
    ['Come at 2:15 pm on November 12.', 'Proszę przyjść 12 listopada o 14:15.'],
    ['INR oli 2,5.', 'The INR was 2.5.'],
    ['Järgmine vastuvõtt on 12.11.', 'The next appointment is on 12 November.'],
    ['Helistage 600 1234.', 'Call 6001234.'],
    ['Võtke pool tabletti metformiini õhtul.', 'Принимайте половину таблетки метформин вечером.'],
    ['Take ibuprofen. Ibuprofen helps with pain.', 'Võtke ibuprofeeni. See aitab valu vastu.'],
    ['Palavik 38,5 °C kolm päeva.', 'Temperatura 38,5 °C trzy dni.'],
    ['Tulge enne kella 16.', 'Come before 16:00.'],
    ['Come at 4 pm.', 'Приходите в 16.'],
    ['Vitamin D 1000 IU twice a day', 'D-vitamiin 1000 TÜ kaks korda päevas'],
  ])('%s → %s', (source, translation) => {
    expect(compareFacts(source, translation, medicines)).toEqual({ missing: [], added: [] })
  })
})

describe('a translation that changes a fact', () => {
  test.each([
    ['Võtke 500 mg.', 'Принимайте 50 мг.', '500 mg', '50 mg'],
    ['Võtke 500 mg.', 'Take 500 g.', '500 mg', '500 g'],
    ['Tulge kell 7.', 'Come at 9:00.', '7', '09:00'],
    ['Tulge kell 7.', 'Come at 7:30.', '7', '07:30'],
    ['TSH oli septembris 2,1.', 'TSH was 2.3 in September.', '2.1', '2.3'],
    ['2 korda päevas', '3 times a day', '2', '3'],
    ['kaks korda päevas', 'трижды в день', '2', '3'],
    ['kell 8.30', 'at 9:30', '08:30', '09:30'],
    ['at 8:30 am', 'kell 20:30', '08:30', '20:30'],
    ['12. novembril', '13 ноября', '11/12', '11/13'],
    ['paratsetamool', 'ибупрофен', 'paracetamol', 'ibuprofen'],
    ['Helistage 600 1234', 'Call 600 1243', '6001234', '6001243'],
    ['1,5 ml', '15 ml', '1.5 ml', '15 ml'],
  ])('%s → %s', (source, translation, missing, added) => {
    const difference = compareFacts(source, translation, medicines)
    expect(difference.missing.map(({ key }) => key)).toEqual([missing])
    expect(difference.added.map(({ key }) => key)).toEqual([added])
  })

  test('a dose that is left out', () => {
    const { missing, added } = compareFacts('Take 2 tablets, 500 mg.', 'Võtke tabletid.', medicines)
    expect(missing.map(({ key }) => key)).toEqual(['2', '500 mg'])
    expect(added).toEqual([])
  })

  test('a medicine that is invented', () => {
    expect(compareFacts('Rest well.', 'Puhake ja võtke ibuprofeeni.', medicines).added).toHaveLength(1)
  })
})
