import { expect, it } from 'vitest'
import type { Language } from '../locale.ts'
import { findDangerSigns } from './find.ts'

/** What the sentence beside a danger says is of somebody or something else. */
const DANGERS: readonly [Language, string][] = [
  ['en', 'I was in hospital for my knee last month. My chest feels tight and my left arm is numb.'],
  ['en', 'My wife is in hospital with pneumonia. I have crushing chest pain and I am sweating.'],
  ['en', "Dad is in intensive care. My face has gone droopy on one side and I can't lift my arm."],
  ['en', "I was discharged on Monday. Today I can't catch my breath and my calf is swollen."],
  ['en', "I can't breathe properly and my lips are blue. My rash is gone."],
  ['en', 'I have chest pain going into my jaw. The headache from last week is back to normal.'],
  ['en', 'The ambulance came for my neighbour. I took thirty paracetamol tablets.'],
  ['en', 'My mother is in hospital. I want to kill myself.'],
  ['en', "He has a stiff neck, fever and a rash that doesn't fade. His tummy ache has stopped."],
  ['et', 'Olin eelmisel kuul põlvega haiglas. Rinnus pigistab ja vasak käsi on tuim.'],
  ['et', 'Naine on kopsupõletikuga haiglas. Mul on tugev valu rinnus ja ma higistan.'],
  ['et', 'Isa on intensiivis. Mul vajus suunurk ära ja kätt ei saa tõsta.'],
  ['et', 'Sain esmaspäeval haiglast välja. Ei saa hingata ja säär on paistes.'],
  ['et', 'Ei saa hästi hingata ja huuled on sinised. Lööve on kadunud.'],
  ['et', 'Rinnus on valu, mis läheb lõualuusse. Eelmise nädala peavalu on läinud üle.'],
  ['et', 'Kiirabi käis naabri juures. Võtsin kolmkümmend paratsetamooli.'],
  ['et', 'Ema on haiglas. Ma tahan end ära tappa.'],
  ['ru', 'В прошлом месяце лежал в больнице с коленом. Давит в груди и левая рука онемела.'],
  ['ru', 'Жена в больнице с пневмонией. У меня сильная боль в груди и я весь в поту.'],
  ['ru', 'Папа в реанимации. У меня перекосило лицо и рука не поднимается.'],
  ['ru', 'В понедельник выписали из больницы. Не могу дышать и распухла икра.'],
  ['ru', 'Не могу нормально дышать, губы синие. Сыпь прошла.'],
  ['ru', 'Боль в груди отдаёт в челюсть. Головная боль с той недели прошла.'],
  ['ru', 'К соседу приезжала скорая. Я выпил тридцать таблеток парацетамола.'],
  ['ru', 'Мама в больнице. Я хочу покончить с собой.'],
  [
    'pl',
    'W zeszłym miesiącu leżałem w szpitalu z kolanem. Ściska mnie w klatce piersiowej i drętwieje lewa ręka.',
  ],
  ['pl', 'Żona jest w szpitalu z zapaleniem płuc. Mam silny ból w klatce piersiowej i cały się pocę.'],
  ['pl', 'Tata jest na intensywnej terapii. Opadł mi kącik ust i nie mogę podnieść ręki.'],
  ['pl', 'W poniedziałek wypisano mnie ze szpitala. Nie mogę złapać tchu i mam spuchniętą łydkę.'],
  ['pl', 'Nie mogę oddychać i mam sine usta. Wysypka minęła.'],
  ['pl', 'Ból w klatce piersiowej promieniuje do żuchwy. Ból głowy z zeszłego tygodnia minął.'],
  ['pl', 'Do sąsiada przyjechało pogotowie. Wziąłem trzydzieści tabletek paracetamolu.'],
  ['pl', 'Mama jest w szpitalu. Chcę się zabić.'],
  ['et', 'Ema on haiglas, tahan end ära tappa.'],
  ['en', "Mum's in hospital, I want to kill myself."],
  ['ru', 'Мама в больнице, я хочу покончить с собой.'],
  ['pl', 'Mama jest w szpitalu, chcę się zabić.'],
  ['en', 'My wife is in hospital and I have crushing chest pain and I am sweating'],
  ['en', 'Dad is in intensive care and my face has drooped on one side, I cannot lift my arm'],
  ['en', 'The ambulance came for my neighbour but I have taken thirty paracetamol'],
  ['et', 'Naine on haiglas ja mul on tugev valu rinnus ja ma higistan'],
  ['et', 'Mees on intensiivis ja ma ei saa hingata, huuled on sinised'],
  ['et', 'Kiirabi käis naabri juures, aga mina võtsin kolmkümmend paratsetamooli'],
  ['ru', 'Жена в больнице, а у меня сильная боль в груди и я весь в поту'],
  ['ru', 'Папа в реанимации, а у меня перекосило лицо и рука не поднимается'],
  ['ru', 'Сын в больнице, а меня рвёт кровью'],
  ['pl', 'Żona jest w szpitalu, a ja mam silny ból w klatce piersiowej i cały się pocę'],
  ['pl', 'Mąż jest w szpitalu i nie mogę oddychać, mam sine usta'],
  ['pl', 'Syn jest w szpitalu, a ja wymiotuję krwią'],
  ['et', 'Palavikku ei ole ja hingata ei saa, rinnus pigistab'],
  ['ru', 'Спина болит, мочу не держу и ноги онемели'],
  ['pl', 'Bolą mnie plecy, nie mogę oddać moczu i drętwieje mi krocze'],
]

/** What the sentence beside it says is of the same. */
const CALM: readonly [Language, string][] = [
  ['en', 'My mother is in hospital. She had a stroke on Friday. Can you send her papers?'],
  ['en', 'I had chest pain on Sunday in hospital. It went away by itself and tests were fine.'],
  ['en', 'He had an asthma attack. It has passed and he is fine now.'],
  ['en', 'I was in hospital. I had a heart attack there. I need a sick note.'],
  ['et', 'Ema on haiglas. Tal oli reedel insult. Kas saate paberid saata?'],
  ['et', 'Olin haiglas. Mul oli seal infarkt. Vajan haiguslehte.'],
  ['et', 'Tal oli astmahoog. See läks üle ja nüüd on kõik korras.'],
  ['ru', 'Мама в больнице. У неё в пятницу был инсульт. Можете прислать документы?'],
  ['ru', 'Я лежал в больнице. У меня там был инфаркт. Нужен больничный.'],
  ['ru', 'У него был приступ астмы. Всё прошло, сейчас он чувствует себя хорошо.'],
  ['pl', 'Mama jest w szpitalu. W piątek miała udar. Czy mogą Państwo przesłać dokumenty?'],
  ['pl', 'Byłem w szpitalu. Miałem tam zawał. Potrzebuję zwolnienia.'],
  ['pl', 'Miał atak astmy. Już przeszło i czuje się dobrze.'],
  ['en', 'My husband had chest pain and is in hospital, I need to cancel my appointment'],
  ['en', 'I had chest pain, my wife took me to hospital and they said it was muscular'],
  ['en', 'My mother is in hospital and I was told it is a stroke'],
  ['et', 'Ema on insuldiga haiglas ja mul on vaja tõendit'],
  ['et', 'Laps oli krampidega haiglas ja mul on vaja hoolduslehte'],
  ['ru', 'Ребёнок с судорогами в больнице, мне нужен больничный по уходу'],
  ['pl', 'Mama jest w szpitalu po udarze, a ja potrzebuję zaświadczenia'],
  ['et', 'Pissil käies kipitab natuke, palavikku ei ole ja selg ei valuta'],
  ['ru', 'Щиплет при мочеиспускании, температуры нет, поясница не болит. Принести анализ?'],
  ['pl', 'Trochę piecze przy sikaniu, gorączki nie mam i plecy nie bolą'],
]

it.each(DANGERS)('a danger in %s stays one beside another matter: %s', (language, text) => {
  expect(findDangerSigns(text, language, 'QUESTION')).not.toEqual([])
})

it.each(CALM)('what is over or cared for in %s is no danger: %s', (language, text) => {
  expect(findDangerSigns(text, language, 'QUESTION')).toEqual([])
})
