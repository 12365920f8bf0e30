// @proves-part R5-047: files of other programs, and files that keep the server busy
import { expect, it } from 'vitest'
import { readTable } from './read-table.ts'

const WHERE = { country: 'EE', today: '2026-03-02', isCodeRequired: true } as const
const HEAD = 'isikukood;eesnimi;perenimi\n'

async function namesIn(bytes: Buffer): Promise<string[]> {
  const names: string[] = []
  for await (const { cells } of readTable(bytes, 'PATIENTS', WHERE))
    names.push(`${cells.firstName} ${cells.surname}`)
  return names
}
/** Letters of a code page by their bytes: `{xx}` is a byte, everything else ASCII. */
const bytesOf = (text: string) =>
  Buffer.from(
    text.replaceAll(/\{(..)\}/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

it.each([
  ['Windows-1257', '1;{D5}ie;M{F5}is\n2;{DE}anna;{D0}okk\n', ['Õie Mõis', 'Žanna Šokk']],
  ['Windows-1250', '1;{A3}ukasz;W{B9}sik\n2;Gra{BF}yna;{8C}wi{EA}{E6}\n', ['Łukasz Wąsik', 'Grażyna Święć']],
  [
    'Windows-1251',
    '1;{CC}{E0}{F0}{E8}{FF};{C8}{E2}{E0}{ED}{EE}{E2}{E0}\n2;{CE}{EB}{FC}{E3}{E0};{CF}{E5}{F2}{F0}{EE}{E2}{E0}\n',
    ['Мария Иванова', 'Ольга Петрова'],
  ],
] as const)('names in %s are read with their letters', async (_, rows, names) => {
  expect(await namesIn(bytesOf(HEAD + rows))).toEqual(names)
})

it('lines of two encodings, as of two files put together, each keep their letters', async () => {
  const utf8 = Buffer.from(`${HEAD}1;Õie;Mõis\n2;Ülle;Šokk\n3;Jüri;Põld\n`)
  const baltic = bytesOf('4;{D5}nne;K{E4}r\n')
  expect(await namesIn(Buffer.concat([utf8, baltic]))).toEqual([
    'Õie Mõis',
    'Ülle Šokk',
    'Jüri Põld',
    'Õnne Kär',
  ])
})

it('a file of more lines than a sheet has is refused, also when there is nothing in them', async () => {
  const file = Buffer.from(HEAD + ';\n'.repeat(1_048_577))
  await expect(namesIn(file)).rejects.toMatchObject({ params: { reason: 'TOO_MANY_ROWS' } })
})

it('others have their turn while the empty rows of a sheet are read', async () => {
  const file = Buffer.from(`${HEAD}1;Mari;Maasikas\n${';;;;;;\n'.repeat(40_000)}`)
  let turns = 0
  let isOver = false
  const others = () => {
    turns += 1
    if (!isOver) setImmediate(others)
  }
  setImmediate(others)
  expect(await namesIn(file)).toEqual(['Mari Maasikas'])
  isOver = true
  expect(turns).toBeGreaterThan(file.length / (128 * 1024))
})
