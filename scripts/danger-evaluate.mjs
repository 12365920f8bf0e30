// Prints what the danger-sign rules make of the labelled messages: recall, precision and alarms for each 1,000 calm messages, by
// language and kind, each with its Wilson interval of 95 percent. The rules were written with these messages: new ones do worse.
// With --judged it prints instead how often staff of this installation called a sign right: figures alone, no text.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { capture24, fail, root, run24 } from './node.mjs'
import { takeSettingsFile } from './settings-file.mjs'

const percent = (part) => `${(part * 100).toFixed(0)} %`
const shown = ({ hits, of, low, high }) =>
  of === 0 ? 'none' : `${hits}/${of} = ${percent(hits / of)} [${percent(low)}-${percent(high)}]`
const perThousand = ({ hits, of }) => (of === 0 ? 'none' : `${((hits / of) * 1000).toFixed(0)} in 1,000`)

// The rules are TypeScript, which an older Node does not read.
if (Number(process.versions.node.split('.')[0]) < 24)
  process.exitCode = await run24([fileURLToPath(import.meta.url), ...process.argv.slice(2)])
else if (process.argv.includes('--judged')) await printJudged()
else await printLabelled()

async function printLabelled() {
  const { evaluate } = await import('../packages/domain/src/danger-signs/labelled/evaluate.ts')
  const file = join(root, 'packages/domain/src/danger-signs/labelled/corpus.json')
  const messages = JSON.parse(readFileSync(file, 'utf8'))

  for (const language of ['et', 'en', 'ru', 'pl', 'all']) {
    const { recall, precision, alarms, marked } = evaluate(
      messages.filter((each) => language === 'all' || each.language === language),
    )
    console.log(`\n${language}: recall ${shown(recall)}, precision ${shown(precision)}`)
    console.log(`    calm ones alarmed ${shown(alarms)}, ${perThousand(alarms)}`)
    for (const each of marked) console.log(`    ${each.category.padEnd(24)}${shown(each)}`)
  }
}

async function printJudged() {
  const { share } = await import('../packages/domain/src/danger-signs/labelled/evaluate.ts')
  takeSettingsFile()
  const { code, output } = await capture24([
    '--disable-warning=ExperimentalWarning',
    'apps/server/src/operate/danger-judged-command.ts',
  ])
  if (code !== 0) fail(output.trim(), code)
  const { judged } = JSON.parse(output)
  const rightOf = (rows) => {
    const right = rows.reduce((sum, row) => sum + row.right, 0)
    return shown(share(right, right + rows.reduce((sum, row) => sum + row.wrong, 0)))
  }

  for (const level of ['EMERGENCY_NOW', 'SAME_DAY', 'NOTICE']) {
    const ofLevel = judged.filter((row) => row.level === level)
    console.log(`\n${level}: right ${rightOf(ofLevel)}`)
    for (const row of ofLevel) console.log(`    ${row.ruleId.padEnd(24)}${rightOf([row])}`)
  }
}
