import type { FirstAnswers } from './first-answers.ts'

/** What the build tells of the pages that are opened first. */
export type FirstPages = {
  /** In the order in which they are tried: addresses as routes are written, whose page it is, its scripts and styles. */
  pages: { addresses: string[]; face: string; files: string[] }[]
  /** What boot.js paints until the app is there, by address. */
  frames: Record<string, unknown>
}

const PLACE = '<!--first-answers-->'
const END = '</head>'

/**
 * Puts into the page what its address needs: its own scripts and styles, the frame, and the answers to what it asks first.
 *
 * @throws when the page has no place for them
 */
export function pageComposer(html: string, { pages, frames }: FirstPages) {
  for (const place of [PLACE, END]) if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
  const known = pages.map(({ addresses, face, files }) => ({
    addresses,
    face,
    links: files.map(linkTo).join(''),
  }))

  return function compose(path: string, answers: FirstAnswers): string {
    const page = known.find(({ addresses }) => addresses.some((address) => fits(address, path)))
    const [, frame] = Object.entries(frames).find(([address]) => fits(address, path)) ?? []
    // Text of a template: the page has no script of its own.
    const text = JSON.stringify({ answers, face: page?.face, frame })
      .replaceAll('<', '\\u003c')
      .replaceAll('&', '\\u0026')
    return html
      .replace(PLACE, () => `<template id="first">${text}</template>`)
      .replace(END, () => `${page?.links ?? ''}${END}`)
  }
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
}

/** `:id` stands for a number, a last `*` for any rest or none. */
export function fits(address: string, path: string): boolean {
  const parts = path.split('/')
  const wanted = address.split('/')
  const hasRest = wanted.at(-1) === '*'
  if (hasRest) wanted.pop()
  if (hasRest ? parts.length < wanted.length : parts.length !== wanted.length) return false
  return wanted.every((part, index) =>
    part === ':id' ? /^\d+$/.test(parts[index] ?? '') : part === parts[index],
  )
}
