import { createHash } from 'node:crypto'
import type { FirstResponses } from './first-responses.ts'

/**
 * What the build tells of the pages that are opened first, in the order in which they are tried: addresses as routes are written, whose
 * page it is, its scripts and styles.
 */
export type FirstPages = { addresses: string[]; face: string; files: string[] }[]

/** How the build's frames.mjs draws what boot.js paints until the app is there. */
export type Frames = {
  address: string
  /** Nothing where the responses do not tell that the page is the visitor's. */
  draw: (answers: FirstResponses, search: string) => object | undefined
}[]

/** A page that needs nothing more for its first picture, and the hashes of what runs and what styles stand in it. */
export type FirstPage = { html: string; scripts: string[]; styles: string[] }

const PLACE = '<!--first-answers-->'
const BOOT = '<script src="/boot.js"></script>'
const END = '</head>'
const STYLE = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g
const SCRIPT = /\s*<link rel="modulepreload"[^>]* href="\/([^"]+)">/g

/**
 * Puts into the page what its first picture needs: boot.js, its styles, the frame, and the responses to what its address asks first.
 * Its scripts are fetched by boot.js when that picture is there.
 *
 * @param read gives the text of a file of the app
 * @throws when the page has no place for them
 */
export function pageComposer(
  html: string,
  { pages, frames }: { pages: FirstPages; frames: Frames },
  read: (file: string) => string,
) {
  for (const place of [PLACE, BOOT, END])
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
  const boot = read('boot.js')
  const ofEvery = { styles: filesIn(html, STYLE), scripts: filesIn(html, SCRIPT) }
  const bare = html.replaceAll(STYLE, '').replaceAll(SCRIPT, '')
  const inlined = (files: string[]) => {
    const styles = [...ofEvery.styles, ...files.filter(isStyle)].map((file) => ({ file, text: read(file) }))
    return {
      files: [...ofEvery.scripts, ...files.filter((file) => !isStyle(file))],
      head: styles.map(inPlace).join(''),
      styles: styles.map(({ text }) => hashOf(text)),
    }
  }
  const known = pages.map(({ addresses, face, files }) => ({ addresses, face, ...inlined(files) }))
  const unknown = { face: undefined, ...inlined([]) }
  const scripts = [hashOf(boot)]

  /** @param onFailure hears why a frame could not be drawn; the page comes without it */
  return function compose(
    url: string,
    answers: FirstResponses,
    onFailure: (error: unknown) => void,
  ): FirstPage {
    const [path, search] = partsOf(url)
    const page = known.find(({ addresses }) => addresses.some((address) => fits(address, path))) ?? unknown
    const draw = () => frames.find(({ address }) => fits(address, path))?.draw(answers, search)
    const frame = attempt(draw, onFailure)
    // Text of a template: only boot.js runs.
    const text = JSON.stringify({ answers, face: page.face, files: page.files, frame })
      .replaceAll('<', '\\u003c')
      .replaceAll('&', '\\u0026')
    return {
      html: bare
        .replace(PLACE, () => `<template id="first">${text}</template>`)
        .replace(BOOT, () => `<script>${boot}</script>`)
        .replace(END, () => `${page.head}${END}`),
      scripts,
      styles: page.styles,
    }
  }
}

function attempt<T>(make: () => T, onFailure: (error: unknown) => void): T | undefined {
  try {
    return make()
  } catch (error) {
    onFailure(error)
    return undefined
  }
}

const filesIn = (html: string, link: RegExp) => [...html.matchAll(link)].map(([, file = '']) => file)

const isStyle = (file: string) => file.endsWith('.css')

/** The link fetches nothing: it tells the app's loader that the style is there. */
function inPlace({ file, text }: { file: string; text: string }): string {
  return `<style>${text}</style><link rel="stylesheet" href="/${file}" disabled>`
}

/** As a content security policy names what may stand in the page. */
function hashOf(text: string): string {
  if (/<\/(script|style)/i.test(text)) throw new Error('The text in the page would end its own element')
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Of an address without its host: the path, and the question mark with what follows it. */
export function partsOf(url: string): [path: string, search: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

/** `:id` matches a number, a last `*` any rest or none. */
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
