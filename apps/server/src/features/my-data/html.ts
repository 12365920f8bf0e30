import type { CountryCode } from '@vastus/domain/country'
import type { Formatters, Language, Translate } from '@vastus/i18n'

export type Reader = { t: Translate; format: Formatters; language: Language; country: CountryCode }
export type Fact = readonly [label: string, value: string | null]

const STYLE = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#172129}
h1{font-size:1.5rem}h2{font-size:1.125rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dt{color:#586770}
dd{margin:0;white-space:pre-line}article{margin:1rem 0;padding:1rem;border:1px solid #e0e6e9;border-radius:.5rem}p,dd{overflow-wrap:anywhere}
.text{white-space:pre-line}.meta{color:#586770}`

export function page({ language }: Reader, heading: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escape(heading)}</title><style>${STYLE}</style></head>
<body><h1>${escape(heading)}</h1>${body}</body></html>
`
}

/** Labels and values; what has no value is left out. */
export function factList(facts: readonly Fact[]): string {
  const rows = facts.flatMap(([label, value]) =>
    value ? `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>` : [],
  )
  return `<dl>${rows.join('')}</dl>`
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
