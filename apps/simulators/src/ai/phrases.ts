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
  let out = text
  for (const phrase of PHRASES)
    for (const [language, words] of Object.entries(phrase)) {
      if (language === target || words === phrase[target]) continue
      const pattern = new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'giu')
      out = out.replace(pattern, (found) => likeItsFirstLetter(phrase[target], found))
    }
  return `${LABELS[target]} ${out}`
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
