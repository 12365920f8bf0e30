import { expect, test } from 'vitest'
import { findMedicine, medicineNames, medicineRoot } from './medicine-names.ts'

test.each([
  ['amoxicillin', 'amoksitsilliin', 'амоксициллин', 'amoksycylina'],
  ['paracetamol', 'paratsetamool', 'парацетамол', 'paracetamol'],
  ['ibuprofen', 'ibuprofeen', 'ибупрофен', 'ibuprofen'],
  ['metformin', 'metformiin', 'метформин', 'metformina'],
  ['azithromycin', 'asitromütsiin', 'азитромицин', 'azytromycyna'],
  ['levothyroxine', 'levotüroksiin', 'левотироксин', 'lewotyroksyna'],
  ['simvastatin', 'simvastatiin', 'симвастатин', 'symwastatyna'],
  ['omeprazole', 'omeprasool', 'омепразол', 'omeprazol'],
  ['warfarin', 'varfariin', 'варфарин', 'warfaryna'],
  ['diclofenac', 'diklofenak', 'диклофенак', 'diklofenak'],
])('%s has one root in all languages', (...spellings) => {
  expect(new Set(spellings.map(medicineRoot)).size).toBe(1)
})

const medicines = medicineNames(['Panadol Extra', 'ibuprofen', 'amoxicillin and clavulanic acid', 'ACC'])

test.each(['Panadoli', 'ibuprofeeniga', 'ибупрофеном', 'ibuprofenem', 'amoksitsilliini', 'амоксициллина'])(
  '%s is found',
  (word) => expect(findMedicine(word, medicines)).toBeDefined(),
)

test.each(['accept', 'acid', 'and', 'panna', 'ibu', 'extract'])('%s is no medicine', (word) => {
  expect(findMedicine(word, medicines)).toBeUndefined()
})
