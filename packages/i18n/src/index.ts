export type { Catalogue, Catalogues, MessageKey, Namespace } from './catalogues.ts'
export { createFormatters, type FormatSettings, type Formatters } from './format.ts'
export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from './languages.ts'
export { createTranslator, type Translate } from './translator.ts'
