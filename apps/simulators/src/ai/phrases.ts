type Language = 'et' | 'en' | 'ru' | 'pl'

/** A small phrase book, longest phrases first within a text. What is not in it stays in its own language. */
const PHRASES: readonly Record<Language, string>[] = [
  { et: 'tere päevast', en: 'good afternoon', ru: 'добрый день', pl: 'dzień dobry' },
  { et: 'tere', en: 'hello', ru: 'здравствуйте', pl: 'dzień dobry' },
  { et: 'aitäh', en: 'thank you', ru: 'спасибо', pl: 'dziękuję' },
  { et: 'palun võtke', en: 'please take', ru: 'пожалуйста, принимайте', pl: 'proszę przyjmować' },
  { et: 'võtke', en: 'take', ru: 'принимайте', pl: 'proszę przyjmować' },
  { et: 'korda päevas', en: 'times a day', ru: 'раза в день', pl: 'razy dziennie' },
  { et: 'tabletti', en: 'tablets', ru: 'таблетки', pl: 'tabletki' },
  { et: 'tablett', en: 'tablet', ru: 'таблетка', pl: 'tabletka' },
  { et: 'päeva', en: 'days', ru: 'дней', pl: 'dni' },
  { et: 'nädalat', en: 'weeks', ru: 'недели', pl: 'tygodnie' },
  { et: 'hommikul', en: 'in the morning', ru: 'утром', pl: 'rano' },
  { et: 'õhtul', en: 'in the evening', ru: 'вечером', pl: 'wieczorem' },
  { et: 'peavalu', en: 'headache', ru: 'головная боль', pl: 'ból głowy' },
  { et: 'palavik', en: 'fever', ru: 'температура', pl: 'gorączka' },
  { et: 'köha', en: 'cough', ru: 'кашель', pl: 'kaszel' },
  { et: 'kurk valutab', en: 'my throat hurts', ru: 'болит горло', pl: 'boli mnie gardło' },
  { et: 'retsept', en: 'prescription', ru: 'рецепт', pl: 'recepta' },
  { et: 'vererõhk', en: 'blood pressure', ru: 'давление', pl: 'ciśnienie' },
  { et: 'analüüs', en: 'test', ru: 'анализ', pl: 'badanie' },
  {
    et: 'tulge vastuvõtule',
    en: 'please come to the clinic',
    ru: 'приходите на приём',
    pl: 'proszę przyjść na wizytę',
  },
  { et: 'helistage', en: 'please call', ru: 'позвоните', pl: 'proszę zadzwonić' },
  { et: 'kell', en: 'at', ru: 'в', pl: 'o' },
]

/** Translates phrase by phrase and keeps everything else, numbers above all. The text says that it was simulated. */
export function translatePhrases(text: string, to: string): string {
  const target = (['et', 'en', 'ru', 'pl'] as const).find((language) => language === to) ?? 'en'
  const pieces = text.split(/([\p{L}]+)/u)
  const out: string[] = []
  for (let at = 0; at < pieces.length; ) {
    const found = phraseAt(pieces, at, target)
    out.push(found ? likeItsFirstLetter(found.words, pieces[at] ?? '') : (pieces[at] ?? ''))
    at += found?.length ?? 1
  }
  return `${LABELS[target]} ${out.join('')}`
}

/** The longest phrase that begins at a piece; words and what is between them alternate. */
function phraseAt(
  pieces: readonly string[],
  at: number,
  target: Language,
): { words: string; length: number } | undefined {
  for (let length = 5; length >= 1; length -= 2) {
    const said = pieces
      .slice(at, at + length)
      .join('')
      .toLowerCase()
    const phrase = PHRASES.find((each) => Object.values(each).includes(said))
    if (phrase) return { words: phrase[target], length }
  }
  return undefined
}

const LABELS: Record<Language, string> = {
  et: '(prooviks tõlgitud)',
  en: '(translated for trial)',
  ru: '(пробный перевод)',
  pl: '(tłumaczenie próbne)',
}

function likeItsFirstLetter(words: string, model: string): string {
  const first = model.charAt(0)
  return first === first.toLowerCase() ? words : words.charAt(0).toUpperCase() + words.slice(1)
}
