import {
  BRAND_NAME_MAX,
  INGREDIENT_MAX,
  medicineKey,
  MEDICINE_FORM_MAX,
  STRENGTH_MAX,
} from '@vastus/domain/prescriptions/prescription'
import {
  isPackageCode,
  plainIngredients,
  plainStrength,
  routeOfWords,
} from '@vastus/domain/prescriptions/register'
import type { MedicineRoute } from '@vastus/domain/prescriptions/routes'
import { lengthOf } from '@vastus/domain/typed-text'
import headers from './headers.json' with { type: 'json' }
import { formOfWords } from './form-of-words.ts'
import { readCsv } from './read-csv.ts'

/** One medicine of the register, with the codes of its packages. */
export type RegisterMedicine = {
  key: string
  brandName: string
  activeIngredient: string | null
  atcCode: string | null
  route: MedicineRoute
  strength: string | null
  form: string | null
  prescriptionOnly: boolean
  packageCodes: string[]
}

export type Register = {
  medicines: RegisterMedicine[]
  /** Rows of the file below its header. */
  rows: number
  /** Rows without a usable name, or with something longer than there is room for. */
  skipped: number
  /** Package codes with a wrong check digit: left out, their medicines kept. */
  wrongCodes: number
}

export class UnknownRegister extends Error {
  override name = 'UnknownRegister'
}

type Column = keyof typeof headers

/**
 * Reads a register's CSV, where each row is a package. The names of the columns are in `headers.json`.
 *
 * @throws UnknownRegister when there is no column for the name of the medicine
 */
export function readRegister(text: string): Register {
  const [names = [], ...rows] = readCsv(text.replace(/^\uFEFF/, ''))
  const columns = columnsOf(names)
  if (columns.brandName === undefined)
    throw new UnknownRegister(`no column is called ${headers.brandName.join(', ')}`)
  const medicines = new Map<string, RegisterMedicine>()
  let skipped = 0
  let wrongCodes = 0
  for (const row of rows) {
    const medicine = medicineOf((column) => row[columns[column] ?? -1]?.trim() ?? '')
    if (!medicine) {
      skipped += 1
      continue
    }
    const known = medicines.get(medicine.key) ?? medicine
    medicines.set(medicine.key, known)
    const code = row[columns.packageCode ?? -1]?.trim() ?? ''
    if (code === '') continue
    if (isPackageCode(code)) known.packageCodes.push(code)
    else wrongCodes += 1
  }
  return { medicines: [...medicines.values()], rows: rows.length, skipped, wrongCodes }
}

function columnsOf(names: readonly string[]): Partial<Record<Column, number>> {
  const plain = (name: string) => name.trim().toLowerCase().normalize('NFC')
  const known = names.map(plain)
  const found: Partial<Record<Column, number>> = {}
  for (const [column, wanted] of Object.entries(headers) as [Column, string[]][]) {
    const at = wanted.map((name) => known.indexOf(plain(name))).find((index) => index >= 0)
    if (at !== undefined) found[column] = at
  }
  return found
}

function medicineOf(cell: (column: Column) => string): RegisterMedicine | null {
  const orNull = (value: string) => (value === '' ? null : value.normalize('NFC'))
  const brandName = cell('brandName').replace(/\s+/g, ' ').normalize('NFC')
  const activeIngredient = orNull(plainIngredients(cell('activeIngredient')))
  const strength = orNull(plainStrength(cell('strength')))
  const form = orNull(formOfWords(cell('form')))
  const isTooLong =
    lengthOf(brandName) > BRAND_NAME_MAX ||
    lengthOf(activeIngredient ?? '') > INGREDIENT_MAX ||
    lengthOf(strength ?? '') > STRENGTH_MAX ||
    lengthOf(form ?? '') > MEDICINE_FORM_MAX
  if (brandName === '' || isTooLong) return null
  return {
    key: medicineKey({ brandName, strength, form }),
    brandName,
    activeIngredient,
    atcCode: orNull(cell('atcCode')),
    route: routeOfWords(cell('route')),
    strength,
    form,
    prescriptionOnly: isPrescriptionOnly(cell('prescriptionOnly')),
    packageCodes: [],
  }
}

/** "Retseptiravim" and "jah" are yes; "käsimüügiravim" and "ei" are no. Without a word it is taken to need one. */
function isPrescriptionOnly(words: string): boolean {
  return !/^(no|ei|false|0|käsimüü)/i.test(words.normalize('NFC'))
}
