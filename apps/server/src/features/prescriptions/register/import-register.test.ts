import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/sql.ts'
import { quickestDatabase, testDatabase, type TestDatabase } from '../../../testing/databases.ts'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { importRegister } from './import-register.ts'
import { decodeRegister, readCsv } from './read-csv.ts'
import { readRegister, UnknownRegister } from './read-register.ts'
import { seedMedications } from './seed-register.ts'

const HEADER =
  'Pakendikood;Ravimi nimetus;Toimeaine(d);ATC kood;Ravimvorm;Tugevus;Manustamisviis;Väljastamistingimus'
const CONCOR =
  '1152346;Concor;bisoprolool;C07AB07;õhukese polümeerikattega tablett;5 mg;suukaudne;Retseptiravim'
const CONCOR_LARGE = CONCOR.replace('1152346', '1400601')
const ELTROXIN = '9999994;Eltroxin;levotüroksiin;H03AA01;tablett;0,05 mg;suukaudne;Retseptiravim'
const AUGMENTIN = ';"Augmentin; uus";amoksitsilliin+klavulaanhape;J01CR02;Kapsel;875mg/125mg;;Käsimüügiravim'
const file = (...rows: string[]) => [HEADER, ...rows].join('\r\n')

describe('the file of the register', () => {
  it('gives one medicine for brand, strength and form, with the codes of its packages', () => {
    const { medicines, ...counts } = readRegister(file(CONCOR, CONCOR_LARGE, ELTROXIN, AUGMENTIN))
    expect(counts).toEqual({ rows: 4, skipped: 0, wrongCodes: 0 })
    expect(medicines).toMatchObject([
      {
        brandName: 'Concor',
        activeIngredient: 'bisoprolool',
        form: 'film-coated-tablet',
        route: 'peroral',
        prescriptionOnly: true,
        packageCodes: ['1152346', '1400601'],
      },
      { brandName: 'Eltroxin', strength: '0.05 mg', form: 'tablet' },
      {
        brandName: 'Augmentin; uus',
        activeIngredient: 'amoksitsilliin + klavulaanhape',
        form: 'capsule',
        route: 'other',
        prescriptionOnly: false,
        packageCodes: [],
      },
    ])
  })

  it('leaves out rows without a name and codes with a wrong digit', () => {
    const wrong = CONCOR.replace('1152346', '1152347')
    expect(readRegister(file(wrong, ';;x;;;;;'))).toMatchObject({
      rows: 2,
      skipped: 1,
      wrongCodes: 1,
      medicines: [{ brandName: 'Concor', packageCodes: [] }],
    })
  })

  it('keeps the words of a form that has no name in our languages', () => {
    expect(
      readRegister(file(CONCOR.replace('õhukese polümeerikattega tablett', 'ravitee'))).medicines,
    ).toMatchObject([{ form: 'ravitee' }])
  })

  it.each([
    [
      'a;b\n"x;""y""";"two\nlines"\n',
      [
        ['a', 'b'],
        ['x;"y"', 'two\nlines'],
      ],
    ],
    [
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\n\n3\t4\n',
      [
        ['a', 'b'],
        ['3', '4'],
      ],
    ],
  ])('is read cell by cell: %j', (text, rows) => {
    expect(readCsv(text)).toEqual(rows)
  })

  it('may be in UTF-8 or in the Baltic code page', () => {
    expect(decodeRegister(new TextEncoder().encode('\uFEFFõun'))).toBe('õun')
    expect(decodeRegister(Uint8Array.of(0xf5, 0x75, 0x6e))).toBe('õun')
  })

  it('must have a column of names', () => {
    expect(() => readRegister('a;b\n1;2')).toThrow(UnknownRegister)
  })
})

describe.each([quickestDatabase()])('an import on %s', (kind) => {
  let database: TestDatabase
  const clock = fixedClock()
  beforeAll(async () => {
    database = await testDatabase(kind)
  })
  afterAll(() => database.close())

  const rows = (text: ReturnType<typeof sql>) =>
    database.transaction({ actor: 'system' }, (tx) => tx.query<Record<string, unknown>>(text))
  const run = (...lines: string[]) => {
    clock.advance(60_000)
    return importRegister(database, clock, file(...lines))
  }

  it('adds, keeps, retires and takes back, and counts each', async () => {
    expect(await run(CONCOR, CONCOR_LARGE, ELTROXIN)).toEqual({
      rows: 3,
      skipped: 0,
      wrongCodes: 0,
      medicines: 2,
      added: 2,
      returned: 0,
      retired: 0,
      packages: 3,
    })
    expect(await run(CONCOR)).toMatchObject({ medicines: 1, added: 0, retired: 1 })
    expect(await rows(sql`select brand_name, active from medications order by brand_name`)).toEqual([
      { brandName: 'Concor', active: true },
      { brandName: 'Eltroxin', active: false },
    ])
    expect(await run(CONCOR, ELTROXIN)).toMatchObject({ added: 0, returned: 1, retired: 0 })
    expect(await rows(sql`select code from medication_packages order by code`)).toEqual([
      { code: '1152346' },
      { code: '1400601' },
      { code: '9999994' },
    ])
  })

  it('changes nothing when the file names no medicine', async () => {
    await expect(importRegister(database, clock, HEADER)).rejects.toThrow(UnknownRegister)
    expect(await rows(sql`select 1 from medications where active`)).toHaveLength(2)
  })

  it('is not undone by the sample of the next start', async () => {
    await seedMedications(database, clock)
    expect(await rows(sql`select 1 from medications`)).toHaveLength(2)
  })

  it('lets a search use the index, below the rules of the rows', async () => {
    const plan = await database.ownerTransaction(async (tx) => {
      // So few rows are quicker read one by one; the question is whether the index may be used.
      await tx.script('set local enable_seqscan = off; set local role vastus_app')
      return tx.query(sql`explain select id from medications
        where active and search_text like '%' || search_key('concor') || '%'`)
    })
    expect(JSON.stringify(plan)).toContain('medications_search')
  })
})

it('the sample has 362 medicines, each with a route', async () => {
  const { readFile } = await import('node:fs/promises')
  const text = await readFile(new URL('./sample.csv', import.meta.url), 'utf8')
  const { medicines, rows, skipped } = readRegister(text)
  expect([rows, skipped, medicines.length]).toEqual([362, 0, 362])
  expect(new Set(medicines.map(({ route }) => route)).size).toBe(12)
})
