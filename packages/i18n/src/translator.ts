import type { Catalogue, Catalogues, MessageKey } from './catalogues.ts'
import type { Language } from './languages.ts'
import { localeOf } from './locale.ts'
import type { ParamsByKey } from './params-by-key.ts'
import { createNumberFormat } from './number-format.ts'
import { whenUsed } from './when-used.ts'

export type MessageParams = Readonly<Record<string, string | number>>

type IsUnion<Type, Each = Type> = Type extends Each ? ([Each] extends [Type] ? false : true) : never

/** The values of a key's message. A key that is put together from parts may be one of many: it takes any values. */
export type ParamsOf<Key extends MessageKey> =
  IsUnion<Key> extends false
    ? Key extends keyof ParamsByKey
      ? [params: Readonly<Record<ParamsByKey[Key], string | number>>]
      : []
    : [params?: MessageParams]

/** Returns the message of `key`; `{name}` comes from its values, and `count` picks the plural form. */
export type Translate = <Key extends MessageKey>(key: Key, ...params: ParamsOf<Key>) => string

export interface TranslatorOptions {
  /** What to show for a message or parameter that is not there. Without it, it is an error. */
  onMissing?: (key: string) => string
}

/** A `t()` for one language over the catalogues that were loaded. */
export function createTranslator(
  language: Language,
  catalogues: Catalogues,
  { onMissing = failOnMissing }: TranslatorOptions = {},
): Translate {
  const locale = localeOf(language)
  const plurals = whenUsed(() => new Intl.PluralRules(locale))
  const numberText = createNumberFormat(locale)

  return (key, ...[params = {}]: [MessageParams?]) => {
    const message =
      find(catalogues, key) ??
      (typeof params.count === 'number'
        ? find(catalogues, `${key}_${plurals().select(params.count)}`)
        : undefined)
    if (message === undefined) return onMissing(key)
    return message.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name]
      if (value === undefined) return onMissing(`${key} {${name}}`)
      return typeof value === 'number' ? numberText(value) : value
    })
  }
}

function find(catalogues: Catalogues, path: string): string | undefined {
  let node: string | Catalogue | undefined = catalogues
  for (const step of path.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, step)) return undefined
    node = node[step]
  }
  return typeof node === 'string' ? node : undefined
}

function failOnMissing(key: string): never {
  throw new Error(`No message for ${key}`)
}
