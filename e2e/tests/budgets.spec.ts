import type { Role } from '../support/cast.ts'
import { expect, signInAs, test } from '../support/fixtures.ts'
import { countTransferred, watchLayoutShifts } from '../support/first-load.ts'

// What a first load may cost. Sizes and jumps, not times: they are the same on every machine. 150 kB for patients and
// 200 for staff are the goals.

const KB = 1000
/** Each file more is a turn on a slow line. */
const MAX_SCRIPTS = 10
const MAX_NODES = 1500

const pages: { path: string; as?: Role; maxScriptKb: number }[] = [
  { path: '/', maxScriptKb: 150 },
  { path: '/my-e-contacts', as: 'patient', maxScriptKb: 150 },
  { path: '/clinic-e-contacts', as: 'nurse', maxScriptKb: 200 },
]

for (const { path, as, maxScriptKb } of pages) {
  test(`the first load of ${path} fetches at most ${maxScriptKb} kB of script, and nothing jumps`, async ({
    page,
  }) => {
    if (as) await signInAs(page, as)
    const transferred = await countTransferred(page)
    const layoutShift = await watchLayoutShifts(page)

    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')

    const scriptKb = transferred().Script.bytes / KB
    expect.soft(scriptKb, 'kB of script, so small that it was not counted').toBeGreaterThan(50)
    expect.soft(scriptKb, 'kB of script').toBeLessThanOrEqual(maxScriptKb)
    expect.soft(transferred().Script.files, 'files of script').toBeLessThanOrEqual(MAX_SCRIPTS)
    expect.soft(await page.locator('*').count(), 'elements').toBeLessThanOrEqual(MAX_NODES)
    // Zero as it is reported: to three decimals. A font that takes over moves letters by less.
    expect.soft(await layoutShift(), 'cumulative layout shift').toBeLessThan(0.0005)
  })
}

test('the words and the screen are asked for before the app has arrived', async ({ page }) => {
  await signInAs(page, 'patient')
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  let letLibrariesIn = () => {}
  const held = new Promise<void>((resolve) => {
    letLibrariesIn = resolve
  })
  await page.route('**/assets/libraries-*.js', async (route) => {
    await held
    await route.continue()
  })

  await page.goto('/my-e-contacts', { waitUntil: 'commit' })
  const early = [
    /^\/api\/config$/,
    /^\/api\/login$/,
    /^\/api\/users\/consents$/,
    /\/patient-pages-.*\.js$/,
    /\/et-.*\.js$/,
  ]
  for (const path of early)
    await expect.poll(() => [...asked].some((each) => path.test(each)), String(path)).toBe(true)

  letLibrariesIn()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
