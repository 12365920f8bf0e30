/**
 * Cuts Inter down to the letters of our four languages. Run by hand after changing the letters or the Inter version:
 *   node apps/web/scripts/subset-fonts.mjs
 * The results are committed, so a build needs no font tools.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const outputFolder = new URL('../src/shared/fonts/', import.meta.url)

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const subsets = {
  latin: range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’‚“”„…•‹›€™←↑→↓−×',
  'latin-ext': 'ŠšŽžĀāĄąĆćČčĒēĖėĘęĢģĪīĮįĶķĻļŁłŃńŅņŌōŖŗŚśŪūŲųŹźŻż',
  cyrillic: `${range(0x410, 0x44f)}ЁёЄєІіЇїҐґ№`,
}

for (const [name, letters] of Object.entries(subsets)) {
  const source = await readFile(
    require.resolve(`@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`),
  )
  const subset = await subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  })
  await writeFile(new URL(`inter-${name}.woff2`, outputFolder), subset)
  process.stdout.write(`${name}: ${(subset.length / 1024).toFixed(1)} kB\n`)
}
