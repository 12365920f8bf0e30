import { expect, it } from 'vitest'
import { EMPLOYEES_AT_ONCE, readEmployeeRows } from './employee-rows.ts'

const MARI = { firstName: 'Mari', surname: 'Mets', email: 'mari@example.test', profession: 'DOCTOR' }

it.each([
  ['Mari\tMets\tmari@example.test\tArst', MARI],
  ['Mari;Mets;mari@example.test;doctor', MARI],
  ['Mari, Mets, mari@example.test, Врач', MARI],
  ['E-post;Amet;Perenimi;Eesnimi\nmari@example.test;"Perearst";Mets;Mari', MARI],
  [
    'Mari;Mets;mari@example.test;Õde;60001019906;1.1.2000;N0001',
    { ...MARI, profession: 'NURSE', birthDate: '2000-01-01', listCode: 'N0001' },
  ],
  ['Mari;Mets;mari@example.test;Kokk', { ...MARI, profession: null }],
  ['Mari', { firstName: 'Mari', surname: '', email: '', profession: null }],
])('%j names an employee', (pasted, row) => {
  expect(readEmployeeRows(pasted, 'EE').rows).toMatchObject([row])
})

it('skips empty lines, counts them, and marks who is there twice', () => {
  const { header, rows } = readEmployeeRows(
    'A;B;a@example.test;Arst\n\n \nC;D;A@Example.test;Õde\r\nE;F;e@example.test;Arst',
    'EE',
  )
  expect(rows.map(({ line, isRepeated }) => [line, isRepeated])).toEqual([
    [1, false],
    [4, true],
    [5, false],
  ])
  expect(header).toBeNull()
  expect(readEmployeeRows('E-post;Amet', 'EE').header).toBe('E-post;Amet')
  expect(readEmployeeRows(' \n', 'EE').rows).toEqual([])
})

it('reads as many as are added at once, and one more, each on its line', () => {
  const pasted = (count: number) =>
    Array.from({ length: count }, (_, index) => `Mari;Mets;mari${index}@example.test;Arst`).join('\n')
  for (const count of [EMPLOYEES_AT_ONCE, EMPLOYEES_AT_ONCE + 1]) {
    const { rows } = readEmployeeRows(pasted(count), 'EE')
    expect(rows).toHaveLength(count)
    expect(rows.at(-1)).toMatchObject({
      line: count,
      email: `mari${count - 1}@example.test`,
      isRepeated: false,
    })
  }
})
