// What the web app asks of a browser: the interfaces its code names, the attributes of its elements, the selectors of its styles.
// The compatibility data of MDN says since when browsers have each of them.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import compatibility from '@mdn/browser-compat-data' with { type: 'json' }
import { root } from './node.mjs'

const ts = createRequire(import.meta.url)('typescript')
const { api, javascript, html, css } = compatibility
const builtins = javascript.builtins
const WEB = join(root, 'apps/web')

/** The first versions that load scripts as modules: no older one can start the app. Edge is like Chrome since version 79. */
const FIRST_WITH_MODULES = { chrome: 61, firefox: 60, safari: 11 }

const BROWSERS = Object.keys(FIRST_WITH_MODULES)

/** The feature behind a condition of `CSS.supports`. */
const CONDITIONS = { '(container-type: inline-size)': css['at-rules'].container }

/**
 * The features that the app uses and that are newer than modules. What came together with its interface is not listed beside it.
 *
 * @returns {Map<string, string>} the name as boot.js writes it, such as `Array.prototype.at`, and one file that uses it
 */
export function listUsedFeatures() {
  const used = new Map([...featuresOfCode(), ...featuresOfStyles()])
  return new Map(
    [...used].filter(([name]) => isNewerThanModules(name) && !cameWith(ownerOf(name), name, used)),
  )
}

const ownerOf = (name) => name.replace(/(\.prototype)?\.\w+$/, '')

function cameWith(owner, name, used) {
  if (owner === name || !used.has(owner)) return false
  const [ownerSince, since] = [sinceWhen(owner), sinceWhen(name)]
  return BROWSERS.every((browser) => since[browser] <= ownerSince[browser])
}

/**
 * Since which version each browser has a feature.
 *
 * @param {string} name as boot.js writes it
 * @returns {Record<string, number>} Infinity for a browser that does not have it
 * @throws when the compatibility data do not know the name
 */
export function sinceWhen(name) {
  const support = supportOf(name)
  if (!support) throw new Error(`The compatibility data know no ${name}`)
  return Object.fromEntries(BROWSERS.map((browser) => [browser, firstVersion(support[browser])]))
}

function isNewerThanModules(name) {
  if (!supportOf(name)) return false
  return Object.entries(sinceWhen(name)).some(([browser, version]) => version > FIRST_WITH_MODULES[browser])
}

function firstVersion(support) {
  const versions = [support]
    .flat()
    .filter((each) => each?.version_added && !each.flags && !each.prefix)
    // Before it was whole, it was there in part.
    .filter((each) => !each.version_removed || each.partial_implementation)
    .map(({ version_added: version }) => Number.parseFloat(version.replace('≤', '')))
    .filter((version) => !Number.isNaN(version))
  return Math.min(Infinity, ...versions)
}

function supportOf(name) {
  const selector = /^selector\(::?([\w-]+)/.exec(name)?.[1]
  if (selector) return css.selectors[selector]?.__compat.support
  if (CONDITIONS[name]) return CONDITIONS[name].__compat.support
  const [owner, ...rest] = name.replace(/^Intl\./, '').split('.')
  const member = rest.at(-1)
  if (!member)
    return (builtins[owner] ?? builtins.Intl[owner] ?? api[owner] ?? api.Window[owner])?.__compat?.support
  const isStatic = rest[0] !== 'prototype'
  const found =
    (builtins[owner] ?? builtins.Intl[owner])?.[member] ??
    api[owner]?.[isStatic ? `${member}_static` : member] ??
    (owner === 'HTMLElement' ? html.global_attributes[member.toLowerCase()] : undefined)
  return found?.__compat?.support
}

function* featuresOfCode() {
  const config = ts.getParsedCommandLineOfConfigFile(join(WEB, 'tsconfig.json'), {}, ts.sys)
  const own = config.fileNames.filter((file) => !/\.test\.tsx?$|\/testing\/|\/service-worker\//.test(file))
  const program = ts.createProgram(own, config.options)
  const checker = program.getTypeChecker()
  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.includes('/node_modules/'))
      for (const node of nodesIn(file)) {
        const name = nameOfFeature(checker, node)
        if (name) yield [name, relative(root, file.fileName)]
      }
}

function* nodesIn(node) {
  yield node
  const children = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesIn(child)
}

function nameOfFeature(checker, node) {
  if (!ts.isIdentifier(node) || !NAMES.has(node.text) || ts.isTypeNode(node.parent)) return undefined
  if (ts.isJsxAttribute(node.parent)) {
    const isElement = /^[a-z]/.test(node.parent.parent.parent.tagName.text ?? '')
    return isElement ? `HTMLElement.prototype.${node.text}` : undefined
  }
  const declaration = checker
    .getSymbolAtLocation(node)
    ?.declarations?.find((each) => /\/lib\.[^/]*\.d\.ts$/.test(each.getSourceFile().fileName))
  return declaration && nameOfDeclaration(declaration, node.text)
}

/** `interface PromiseConstructor` and `declare var AbortSignal: {…}` hold what belongs to the class itself. */
function nameOfDeclaration({ parent }, name) {
  if (ts.isInterfaceDeclaration(parent)) {
    const own = parent.name.text.replace(/^Readonly(?=Array|Map|Set)/, '')
    const owner = own in builtins.Intl ? `Intl.${own}` : own
    return owner.endsWith('Constructor')
      ? `${owner.replace(/Constructor$/, '')}.${name}`
      : `${owner}.prototype.${name}`
  }
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return `${parent.parent.name.text}.${name}`
  return name in builtins.Intl ? `Intl.${name}` : name
}

/** Names of whatever is newer than modules, in any interface: only these are worth asking the type checker. */
const NAMES = new Set(namesOf({ api, builtins, attributes: html.global_attributes }))

function* namesOf(features) {
  for (const [name, feature] of Object.entries(features)) {
    if (name === '__compat' || typeof feature !== 'object') continue
    const { support } = feature.__compat ?? {}
    const isOld =
      support &&
      Object.entries(FIRST_WITH_MODULES).every(
        ([browser, version]) => firstVersion(support[browser]) <= version,
      )
    if (support && !isOld) yield name.replace(/_static$/, '')
    yield* namesOf(feature)
  }
}

function* featuresOfStyles() {
  const files = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  for (const file of files) {
    const text = readFileSync(join(WEB, 'src', file), 'utf8')
    for (const [name, selector] of text.matchAll(/::?([a-z][a-z-]+)(?=[\s(:,.{)>+~])/g))
      if (css.selectors[selector]) yield [selectorCondition(name, selector), `apps/web/src/${file}`]
    if (text.includes('@container')) yield ['(container-type: inline-size)', `apps/web/src/${file}`]
  }
}

const selectorCondition = (name, selector) =>
  `selector(${name}${['has', 'not', 'is', 'where'].includes(selector) ? '(a)' : ''})`
