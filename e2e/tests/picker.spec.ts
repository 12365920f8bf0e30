// @proves R3-026
import type { Page } from '@playwright/test'
import { MEDICINE_ROUTES } from '@vastus/domain/prescriptions/routes'
import { TYPE_CODES, type TypeCode, typeColour } from '@vastus/domain/types/catalogue'
import { expect, test } from '../support/fixtures.ts'
import { wordsIn } from '../support/words.ts'

// The pictures of kinds and of ways to take a medicine.

const t = wordsIn('ru')

async function expectPicturesOfRoutes(page: Page): Promise<void> {
  const routes = page.getByRole('list', { name: t('identity.icons.routes') }).getByRole('listitem')
  await expect(routes).toHaveText(MEDICINE_ROUTES.map((route) => t(`medicines.route.${route}`)))
  const drawn = await routes
    .locator('use')
    .evaluateAll((uses) =>
      uses.filter((use) => (use as SVGUseElement).getBBox().width > 0).map((use) => use.getAttribute('href')),
    )
  expect(new Set(drawn).size).toBe(MEDICINE_ROUTES.length)
}

/** Of each picture on the page: the colour behind it, and the picture's contrast with it. */
const picturesOf = (page: Page) =>
  page.locator('ul[aria-labelledby=types] svg:has(use)').evaluateAll((pictures) => {
    const partsOf = (colour: string) => {
      const parts = [...colour.matchAll(/[\d.]+/g)].map(Number).slice(0, 3)
      return colour.startsWith('color(') ? parts.map((part) => part * 255) : parts
    }
    const lightOf = (colour: string) => {
      const [r = 0, g = 0, b = 0] = partsOf(colour).map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    }
    return pictures.map((picture) => {
      const behind = getComputedStyle(picture).backgroundColor
      const use = picture.querySelector('use')
      const lights = [lightOf(behind), lightOf(use ? getComputedStyle(use).color : behind)].toSorted(
        (a, b) => a - b,
      )
      const [darker = 1, lighter = 1] = lights
      return { behind, contrast: lighter / darker }
    })
  })

test('each way of taking a medicine has its picture; each kind its own colour, on which it can be made out in light and dark', async ({
  page,
}) => {
  const asRgb = (type: TypeCode) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(typeColour(type).slice(at, at + 2), 16)).join(', ')})`
  await page.goto('/icons?locale=ru')
  await expectPicturesOfRoutes(page)
  await expect(page.locator('ul[aria-labelledby=types] svg:has(use)')).toHaveCount(TYPE_CODES.length)
  const light = await picturesOf(page)
  expect(light.map(({ behind }) => behind)).toEqual(TYPE_CODES.map(asRgb))
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await picturesOf(page)
  expect(new Set(dark.map(({ behind }) => behind)).size).toBe(new Set(TYPE_CODES.map(asRgb)).size)
  for (const { behind, contrast } of [...light, ...dark]) expect(contrast, behind).toBeGreaterThanOrEqual(3)
})
