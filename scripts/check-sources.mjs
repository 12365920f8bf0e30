// House rules that a look at the text can check. Each says where something may stand; anywhere else it is refused.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './node.mjs'

const isTest = /\.test\.tsx?$|\/testing\//
const server = /^apps\/server\/src\//
const web = /^apps\/web\/src\//
const domain = /^packages\/domain\/src\//
const everywhere = /\.(tsx?|m?js|css)$/
const documents = /^(docs\/|[^/]+\.md$)/

/** Expressions in place of which plain English has a subject and a verb. */
const PLAIN_WORDS = 'name who does what, in plain words: no whoever, anew, stands or is told'
const RIDDLES = /\b(whoever|anew|stands|(is|are|was|were|be|been) told)\b/i

/** `in`: files the rule looks at; `except`: files where the thing belongs; `pattern`: the thing. */
export const rules = [
  {
    name: 'sql-in-repositories',
    in: server,
    except:
      /repository(\.test)?\.ts$|^apps\/server\/src\/(db|jobs|events|testing)\/|^apps\/server\/src\/http\/(audit-trail|idempotency)\.ts$|^apps\/server\/src\/realtime\/(session-ended|presence-channel)\.ts$|\.test\.ts$|\/testing\//,
    pattern: /\bsql(<[^`]*>)?`/,
    message: 'SQL belongs in a repository, a migration, the job queue or the http stores',
  },
  {
    name: 'environment-in-config',
    in: server,
    except: /^apps\/server\/src\/config\.ts$|\.test\.ts$|\/testing\//,
    pattern: /\bprocess\.env\b/,
    message: 'only config.ts reads the environment',
  },
  {
    name: 'network-in-adapters',
    in: /^(apps\/(server|web)|packages\/[a-z0-9]+)\/src\//,
    except:
      /^apps\/server\/src\/adapters\/|^apps\/web\/src\/(shared\/api|service-worker)\/|^apps\/web\/src\/first-picture\/boot\.js$|\.test\.tsx?$|\/testing\//,
    pattern:
      /(?<![.\w])(?:(?:globalThis|window|self)\.)?fetch\(|\bnew (XMLHttpRequest|EventSource)\b|\bsendBeacon\(/,
    message: 'only adapters, the API client and the service worker reach the network',
  },
  {
    name: 'no-markup-from-text',
    in: everywhere,
    except: /^scripts\/check-sources/,
    // The first picture is markup that the server drew from the page's own components.
    pattern:
      /dangerouslySetInnerHTML|(?<!^        place)\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write\(|\beval\(|\bnew Function\(/,
    message: 'text from people is shown as text: no markup or code from strings',
  },
  {
    name: 'pure-domain',
    in: domain,
    except: /\.test\.ts$/,
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\.|\bprocess\.|\bfetch\(|from 'node:/,
    message: 'rules read no clock, no chance, no network, no file and no process: hand the value in',
  },
  {
    name: 'no-loose-ends',
    in: everywhere,
    except: /^scripts\/check-sources/,
    pattern: /@ts-(ignore|nocheck)|\b(TODO|FIXME)\b|catch(?: \([^)]*\))? ?\{\s*\}/,
    message: 'no silenced types, no TODO, no empty catch',
  },
  {
    name: 'no-focused-tests',
    in: /\.(test|spec)\.(tsx?|mjs)$/,
    except: /^scripts\/check-sources/,
    pattern: /\b(test|it|describe)\.only\(|\bsetTimeout\(\w+, \d{2,}\)|waitForTimeout\(/,
    message: 'no single test left switched on, no sleeping',
  },
  {
    name: 'breakpoints',
    in: web,
    except: /^scripts\/check-sources/,
    pattern: strangeBreakpoint,
    message: 'the layout changes at 380, 576, 768, 992, 1200 and 1400 px only, written in em',
  },
  {
    name: 'dates-by-parts',
    in: everywhere,
    except: /^scripts\/check-sources/,
    pattern:
      /\.format\(.*\)\??\.(at|charAt|match|matchAll|replace|slice|split|substring|indexOf|startsWith|endsWith)\(|Date\.parse\(.*\.format\(|\btoLocale(Date|Time)?String\(/,
    message: 'browsers write dates and numbers in an order of their own: take them apart by formatToParts',
  },
  {
    name: 'regex-safety',
    in: /^(apps|packages)\//,
    except: isTest,
    pattern: nestedQuantifier,
    message:
      'a repeated group with a repetition inside can take for ever on hostile input; if it cannot, say why: // regex-safe: …',
  },
  {
    name: 'plain-words-in-documents',
    in: documents,
    except: /^scripts\/check-sources/,
    pattern: RIDDLES,
    message: PLAIN_WORDS,
  },
  {
    name: 'plain-words-in-comments',
    in: /\.(tsx?|m?js|css|sql)$/,
    except: /^scripts\/check-sources|\/migrations\//,
    pattern: isRiddlingComment,
    message: PLAIN_WORDS,
  },
  {
    name: 'colours-are-tokens',
    in: web,
    except: /^apps\/web\/src\/shared\/ui\/|\.test\.tsx?$|\/testing\//,
    pattern: /['"`:\s]#[0-9a-fA-F]{6}\b/,
    message: 'colours are named once, in shared/ui',
  },
]

/** Whether the comment in a line uses one of the expressions; text in strings and elements is for users. */
function isRiddlingComment(line) {
  const comment = line.match(/^\s*(?:\/?\*|\/\/|--).*|\s(?:\/\/|--) .*|\/\*.*/)?.[0]
  return comment !== undefined && RIDDLES.test(comment)
}

/** Whether a line holds a regular expression such as (a+)+ or (\w*-?)* without its reason. */
function nestedQuantifier(line) {
  if (/\/\/ regex-safe: \S/.test(line) || /^\s*(\/\/|\*|\/\*)/.test(line)) return false
  const literals =
    line.match(/(?<=[=(,:!&|?[{;\s])\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])+\/[dgimsuvy]*/g) ?? []
  return literals.some((literal) =>
    /\([^()]*(?<!\\)(?:[+*]|\{\d+,\})[^()]*\)(?:[+*]|\{\d+,\})/.test(withoutClasses(literal)),
  )
}

/** In em, so that larger letters count. Below each breakpoint ends what begins with it, a hundredth lower. */
const BREAKPOINTS = [23.75, 36, 48, 62, 75, 87.5]

/** Whether a line asks for the width of the window at another place than a breakpoint. */
function strangeBreakpoint(line) {
  if (!/@media|matchMedia|\bmedia=/.test(line)) return false
  const widths = [...line.matchAll(/\bwidth\s*[:<>=]+\s*(?<size>[\d.]+)(?<unit>\w*)/g)]
  return widths.some(({ groups: { size, unit } }) => {
    const ems = unit === 'px' ? NaN : Number(size)
    return !BREAKPOINTS.some((each) => ems === each || ems === Math.round((each - 0.01) * 100) / 100)
  })
}

/** Inside [...] a plus is a plus; a stand-in keeps the length of the rest. */
const withoutClasses = (literal) => literal.replace(/\[(?:\\.|[^\]\\])*\]/g, 'x').replace(/\\./g, 'x')

/**
 * @param {{ path: string, text: string }[]} files paths from the root, with forward slashes
 * @returns {{ path: string, line: number, rule: string, message: string }[]}
 */
export function findViolations(files) {
  return files.flatMap(({ path, text }) =>
    rules
      .filter((rule) => rule.in.test(path) && !rule.except.test(path))
      .flatMap((rule) =>
        linesThatBreak(rule, text).map((line) => ({ path, line, rule: rule.name, message: rule.message })),
      ),
  )
}

function linesThatBreak({ pattern }, text) {
  const breaks = typeof pattern === 'function' ? pattern : (line) => pattern.test(line)
  return text.split('\n').flatMap((line, index) => (breaks(line) ? [index + 1] : []))
}

function listSources() {
  const folders = ['apps', 'packages', 'proofs', 'e2e', 'bench', 'scripts', 'docs']
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|m?js|css|sql|md)$/.test(entry.name))
      .map((entry) =>
        relative(root, join(entry.parentPath ?? entry.path, entry.name))
          .split(sep)
          .join('/'),
      ),
  )
  return [...inFolders, ...readdirSync(root).filter((name) => name.endsWith('.md'))]
    .filter((path) => !/(^|\/)(node_modules|dist|test-results|playwright-report)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const violations = findViolations(listSources())
  for (const { path, line, rule, message } of violations) console.log(`${path}:${line} ${rule}: ${message}`)
  process.exitCode = violations.length ? 1 : 0
}
