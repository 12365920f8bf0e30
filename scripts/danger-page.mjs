// Writes docs/danger-signs.md, the page for the clinical lead: every rule and safety question in four languages, with its level and
// source, to be printed and signed. `--check` only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root, run24 } from './node.mjs'

const FILE = join(root, 'docs/danger-signs.md')
const LANGUAGES = ['et', 'en', 'ru', 'pl']

// The rules are TypeScript, which an older Node does not read.
if (Number(process.versions.node.split('.')[0]) < 24)
  process.exitCode = await run24([fileURLToPath(import.meta.url), ...process.argv.slice(2)])
else await write()

async function write() {
  const [
    { DANGER_RULES, DANGER_RULE_IDS },
    { SAFETY_QUESTIONS, SAFETY_QUESTION_IDS },
    { DANGER_SIGNS_VERSION, DANGER_SIGNS_CHANGES, DANGER_SOURCES },
  ] = await Promise.all([
    import('../packages/domain/src/danger-signs/rules.ts'),
    import('../packages/domain/src/danger-signs/safety-questions.ts'),
    import('../packages/domain/src/danger-signs/sources.ts'),
  ])
  const words = (language, name) =>
    JSON.parse(readFileSync(join(root, `packages/i18n/locales/${language}/${name}.json`), 'utf8'))
  const signs = Object.fromEntries(LANGUAGES.map((language) => [language, words(language, 'signs')]))
  const asked = Object.fromEntries(LANGUAGES.map((language) => [language, words(language, 'danger').safety]))
  const row = (cells) => `| ${cells.join(' | ')} |`
  const head = (titles) => [row(titles), row(titles.map(() => '---'))]
  const inAll = (textOf) => LANGUAGES.map(textOf)
  const rules = DANGER_RULE_IDS.map((id) =>
    row([
      `\`${id}\``,
      DANGER_RULES[id] === 'SAME_DAY' ? 'today' : 'now',
      ...inAll((language) => signs[language].rules[id]),
      DANGER_SOURCES[id] ?? 'no source on file',
    ]),
  )
  const questions = SAFETY_QUESTION_IDS.map((id) =>
    row([`\`${id}\``, `\`${SAFETY_QUESTIONS[id]}\``, ...inAll((language) => asked[language][id])]),
  )
  const text = `# Danger signs: rules, questions and sources

Version ${DANGER_SIGNS_VERSION}. Written by \`node scripts/danger-page.mjs\`. **No doctor has approved rules, questions and wordings yet.**

This page is for the clinical lead of an installation, to read, print and sign. [0058](decisions/0058-danger-signs-at-the-clinic.md) says what a sign
changes for the clinic, [0059](decisions/0059-safety-questions.md) how questions are asked,
[0066](decisions/0066-what-people-say-of-a-danger-sign.md) how signs are corrected and judged, and
[0074](decisions/0074-small-things-that-add-up.md) and [0085](decisions/0085-what-words-weigh.md) how a message is read.

## Rules

\`now\`: somebody must act at once. \`today\`: a doctor should see it today. What the message says about past, denial or care lowers a find to
a notice, or takes it away. Where no source is on file, the rule is general medical knowledge: the clinical lead decides, and names the source. A message that no rule
foresaw is also a sign when it reads like the labelled dangers, and small things that add up in one that reads like an everyday request
are a notice.

${[...head(['Rule', 'Level', 'Eesti', 'English', 'Русский', 'Polski', 'Source']), ...rules].join('\n')}

## Safety questions

A yes to a question is the sign beside it.

${[...head(['Question', 'Sign', 'Eesti', 'English', 'Русский', 'Polski']), ...questions].join('\n')}

## Changes

${DANGER_SIGNS_CHANGES.map(({ version, change }) => `- ${version}: ${change}`).join('\n')}

## Approval

| Version | Name | Date | Signature |
| --- | --- | --- | --- |
| ${DANGER_SIGNS_VERSION} | | | |
`
  if (!process.argv.includes('--check')) writeFileSync(FILE, text)
  else if (readFileSync(FILE, 'utf8') !== text) {
    console.log('docs/danger-signs.md is out of date: run `node scripts/danger-page.mjs`.')
    process.exitCode = 1
  }
}
