const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** What people call a browser that calls itself `Mozilla/5.0 (Windows NT 10.0…`, such as "Chrome, Windows"; null for others. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const browser = BROWSERS.find(([, sign]) => sign.test(userAgent))?.[0]
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0]
  return [browser, system].filter((part) => part !== undefined).join(', ') || null
}
