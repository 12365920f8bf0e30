type Words = Record<'et' | 'en' | 'ru' | 'pl', string>

const instruction = (et: string, en: string, ru: string, pl: string): Words => ({ et, en, ru, pl })

/** What clinics write to patients, in four languages, with what must not change in a translation. */
export const INSTRUCTIONS: readonly Words[] = [
  instruction(
    'Võtke 500 mg paratsetamooli 3 korda päevas.',
    'Take 500 mg of paracetamol 3 times a day.',
    'Принимайте 500 мг парацетамола 3 раза в день.',
    'Proszę brać 500 mg paracetamolu 3 razy dziennie.',
  ),
  instruction(
    'Võtke 400 mg ibuprofeeni pärast sööki.',
    'Take 400 mg of ibuprofen after meals.',
    'Принимайте 400 мг ибупрофена после еды.',
    'Proszę brać 400 mg ibuprofenu po jedzeniu.',
  ),
  instruction(
    'Metformiini annus on 850 mg hommikul.',
    'The dose of metformin is 850 mg in the morning.',
    'Доза метформина 850 мг утром.',
    'Dawka metforminy to 850 mg rano.',
  ),
  instruction(
    'Amoksitsilliini 875 mg võtke 7 päeva.',
    'Take amoxicillin 875 mg for 7 days.',
    'Принимайте амоксициллин 875 мг 7 дней.',
    'Proszę brać amoksycylinę 875 mg przez 7 dni.',
  ),
  instruction(
    'Andke lapsele 5 ml siirupit 2 korda päevas.',
    'Give the child 5 ml of the syrup 2 times a day.',
    'Давайте ребёнку 5 мл сиропа 2 раза в день.',
    'Proszę podawać dziecku 5 ml syropu 2 razy dziennie.',
  ),
  instruction(
    'D-vitamiini võtke 1000 RÜ päevas.',
    'Take 1000 IU of vitamin D daily.',
    'Принимайте витамин D 1000 МЕ в день.',
    'Proszę brać witaminę D 1000 IU dziennie.',
  ),
  instruction(
    'Tulge 12. novembril kell 8.30.',
    'Come on 12 November at 8:30.',
    'Приходите 12 ноября в 8:30.',
    'Proszę przyjść 12 listopada o 8:30.',
  ),
  instruction(
    'Vastuvõtt on 03.12.2026 kell 14.15.',
    'The appointment is on 03.12.2026 at 14:15.',
    'Приём 03.12.2026 в 14:15.',
    'Wizyta jest 03.12.2026 o 14:15.',
  ),
  instruction(
    'Helistage 600 1234 enne kella 16.00.',
    'Call 600 1234 before 16:00.',
    'Позвоните 600 1234 до 16:00.',
    'Proszę zadzwonić pod 600 1234 przed 16:00.',
  ),
  instruction(
    'Vererõhk peaks olema alla 140/90.',
    'Blood pressure should be below 140/90.',
    'Давление должно быть ниже 140/90.',
    'Ciśnienie powinno być poniżej 140/90.',
  ),
  instruction(
    'Kui palavik on üle 39, helistage 112.',
    'If the fever is above 39, call 112.',
    'Если температура выше 39, звоните 112.',
    'Jeśli gorączka przekracza 39, proszę dzwonić pod 112.',
  ),
  instruction(
    'Teie hemoglobiin on 118, norm on 120.',
    'Your haemoglobin is 118, the norm is 120.',
    'Ваш гемоглобин 118, норма 120.',
    'Hemoglobina wynosi 118, norma to 120.',
  ),
  instruction(
    'Võtke üks tablett ibuprofeeni iga 8 tunni järel.',
    'Take a tablet of ibuprofen every 8 hours.',
    'Принимайте таблетку ибупрофена каждые 8 часов.',
    'Proszę brać tabletkę ibuprofenu co 8 godzin.',
  ),
  instruction(
    'Kolesterool oli 6,4 mmol/l.',
    'Your cholesterol was 6.4 mmol/l.',
    'Холестерин был 6,4 ммоль/л.',
    'Cholesterol wynosił 6,4 mmol/l.',
  ),
  instruction(
    'Määrige salvi kaks korda päevas 10 päeva.',
    'Apply the ointment twice a day for 10 days.',
    'Мажьте мазь дважды в день 10 дней.',
    'Proszę smarować maścią dwa razy dziennie przez 10 dni.',
  ),
  instruction(
    'Ärge võtke paratsetamooli üle 4 g päevas.',
    'Do not take more than 4 g of paracetamol a day.',
    'Не принимайте больше 4 г парацетамола в день.',
    'Proszę nie brać więcej niż 4 g paracetamolu dziennie.',
  ),
  instruction(
    'Kontroll on 6 nädala pärast.',
    'The next check is in 6 weeks.',
    'Следующий осмотр через 6 недель.',
    'Następna kontrola za 6 tygodni.',
  ),
  instruction(
    'Võtke pool tabletti metformiini õhtul.',
    'Take half a tablet of metformin in the evening.',
    'Принимайте половину таблетки метформина вечером.',
    'Proszę brać pół tabletki metforminy wieczorem.',
  ),
  instruction(
    'Saatekiri kehtib kuni 31.01.2027.',
    'The referral is valid until 31.01.2027.',
    'Направление действует до 31.01.2027.',
    'Skierowanie jest ważne do 31.01.2027.',
  ),
  instruction(
    'Jooge vähemalt 2 liitrit vett päevas.',
    'Drink at least 2 litres of water a day.',
    'Пейте не меньше 2 литров воды в день.',
    'Proszę pić co najmniej 2 litry wody dziennie.',
  ),
  instruction(
    'Suurendame ibuprofeeni annust 200 mg kuni 600 mg.',
    'We raise ibuprofen from 200 mg up to 600 mg.',
    'Увеличиваем ибупрофен с 200 мг до 600 мг.',
    'Zwiększamy ibuprofen z 200 mg na 600 mg.',
  ),
  instruction(
    'Lapse kaal on 14,5 kg.',
    'The weight of the child is 14.5 kg.',
    'Вес ребёнка 14,5 кг.',
    'Waga dziecka to 14,5 kg.',
  ),
  instruction(
    'Veresuhkur oli tühja kõhuga 7,2.',
    'Fasting blood sugar was 7.2.',
    'Сахар натощак был 7,2.',
    'Cukier na czczo wynosił 7,2.',
  ),
  instruction(
    'Vaktsineerime 5. jaanuaril kell 9.00.',
    'We vaccinate on 5 January at 9:00.',
    'Прививка 5 января в 9:00.',
    'Szczepienie 5 stycznia o 9:00.',
  ),
  instruction(
    'Võtke amoksitsilliini 3 korda päevas kuni 10. märtsini.',
    'Take amoxicillin 3 times a day until 10 March.',
    'Принимайте амоксициллин 3 раза в день до 10 марта.',
    'Proszę brać amoksycylinę 3 razy dziennie do 10 marca.',
  ),
]

const MEDICINES =
  /paracetamol\p{L}*|paratsetamool\p{L}*|парацетамол\p{L}*|ibuprofe\p{L}*|ибупрофен\p{L}*|metformi\p{L}*|метформин\p{L}*/giu
const HALF = /\b(?:half|pool|pół)(?!\p{L})|половину/iu

const LANGUAGES = ['et', 'en', 'ru', 'pl'] as const

export type LabelledPair = { source: string; translation: string; isChanged: boolean }

/** 300 pairs of a text and its translation, every third of which changes a number, a time, a unit or a medicine. */
export const PAIRS: readonly LabelledPair[] = INSTRUCTIONS.flatMap((words) =>
  LANGUAGES.flatMap((from) =>
    LANGUAGES.filter((to) => to !== from).map((to) => ({ source: words[from], translation: words[to] })),
  ),
).map((pair, at) =>
  at % 3 === 0
    ? { ...pair, translation: changed(pair.translation, at / 3), isChanged: true }
    : { ...pair, isChanged: false },
)

/** The text with one thing that must not change changed, in one of several ways. */
function changed(text: string, way: number): string {
  const ways: ((text: string) => string)[] = [
    (it) => it.replace(MEDICINES, 'amoxicillin'),
    (it) => it.replace(/\d+/, (digits) => `${digits}0`),
    (it) => it.replace(/(\d+) ?(mg|мг)/, '$1 g'),
    (it) => it.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10)),
    (it) => it.replace(/\d+/, (digits) => String(Number(digits) + 1)),
    (it) => it.replace(HALF, '2'),
    (it) => `${it} 25 mg.`,
  ]
  for (let tries = 0; tries < ways.length; tries++) {
    const result = ways[(way + tries) % ways.length]?.(text) ?? text
    if (result !== text) return result
  }
  return text
}
