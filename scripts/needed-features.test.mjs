import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OLDEST_BROWSERS } from '../apps/web/build/oldest-browsers.ts'
import { root } from './node.mjs'
import { listUsedFeatures, sinceWhen } from './used-features.mjs'

/** What the app does without, and how. */
const OPTIONAL = [
  { features: /^(Push|ServiceWorker|Navigator\.prototype\.serviceWorker)/, because: 'asked for before use' },
  { features: /^(createImageBitmap|ImageBitmap|OffscreenCanvas)/, because: 'a photo is sent as it is' },
  { features: /^HTMLElement\.prototype\.inputMode$/, because: 'a hint to keyboards on the screen' },
  {
    features: /^Navigator\.prototype\.maxTouchPoints$/,
    because: 'where it is missing, the device is no iPad',
  },
  { features: /^URL\.parse$/, because: 'called by the server only' },
]
const isOptional = (name) => OPTIONAL.some(({ features }) => features.test(name))

const boot = readFileSync(join(root, 'apps/web/src/first-picture/boot.js'), 'utf8')

it('boot.js takes no browser that calls itself older than the oldest that the build is for', () => {
  const [chrome, , firefox, safari] = OLDEST_BROWSERS.map((browser) =>
    Number.parseInt(/\d+/.exec(browser)[0], 10),
  )
  expect(boot).toContain(`var OLDEST = { Chrome: ${chrome}, Firefox: ${firefox}, Version: ${safari} }`)
})

describe('the features that boot.js asks for', () => {
  const needed = neededByBoot()
  const used = [...listUsedFeatures().keys()]

  it('are all that the app uses and that are newer than modules', () => {
    expect(used.filter((name) => !isOptional(name)).toSorted()).toEqual(needed)
  })

  it('are named as optional only while the app uses them', () => {
    expect(OPTIONAL.filter(({ features }) => !used.some((name) => features.test(name)))).toEqual([])
  })

  it('are what the build expects of its oldest browsers', () => {
    const since = needed.map(sinceWhen)
    const oldest = ['chrome', 'firefox', 'safari'].map(
      (browser) => `${browser}${Math.max(...since.map((versions) => versions[browser]))}`,
    )
    expect(OLDEST_BROWSERS).toEqual(oldest.toSpliced(1, 0, oldest[0].replace('chrome', 'edge')))
  })
})

function neededByBoot() {
  const list = /var NEEDED = \[([^\]]*)\]/.exec(boot)?.[1] ?? ''
  return [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)
}
