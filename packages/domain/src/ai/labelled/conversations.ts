import type { SourceEntry, SummarySentence } from '../evidence.ts'

type Part = readonly [said: string, summary: string]

/** What a patient complains of, what was taken, and what the clinic replied, each with a sentence that sums it up. */
const PARTS: Record<
  string,
  { complaints: readonly Part[]; taken: readonly Part[]; replies: readonly Part[] }
> = {
  et: {
    complaints: [
      [
        'Lapsel on palavik 38,5 kolmandat päeva ja ta köhib öösiti.',
        'Lapsel on kolmandat päeva palavik 38,5 ja öine köha.',
      ],
      ['Selg valutab alates 12.11, eriti kui tõusen.', 'Seljavalu algas 12.11 ja on tugevam tõustes.'],
      ['Vererõhk oli eile õhtul 165/95 ja täna 150/90.', 'Vererõhk oli 165/95, täna 150/90.'],
      ['Kurk on valus 5 päeva, neelata on raske.', 'Kurguvalu on kestnud 5 päeva.'],
      ['Käele tekkis lööve, umbes 3 cm, sügeleb.', 'Käel on sügelev lööve, umbes 3 cm.'],
    ],
    taken: [
      ['Võtsin 400 mg ibuprofeeni 2 korda päevas.', 'Patsient võttis 400 mg ibuprofeeni 2 korda päevas.'],
      ['Andsin hommikul kell 8.30 paratsetamooli 500 mg.', 'Kell 8.30 anti 500 mg paratsetamooli.'],
      ['Ühtegi ravimit ma ei ole võtnud.', 'Ravimeid ei ole võetud.'],
    ],
    replies: [
      ['Tulge homme kell 9.15 vastuvõtule.', 'Kliinik kutsus vastuvõtule kell 9.15.'],
      ['Tehke vereproov ja helistage 600 1234.', 'Kliinik palus teha vereproovi ja helistada 600 1234.'],
      ['Jätkake metformiiniga 850 mg.', 'Soovitati jätkata metformiini 850 mg.'],
    ],
  },
  en: {
    complaints: [
      [
        'My son has had a fever of 38.5 for three days and coughs at night.',
        'The child has had a fever of 38.5 for three days.',
      ],
      [
        'My back has hurt since 12 November, most when I get up.',
        'Back pain since 12 November, worse on getting up.',
      ],
      [
        'My blood pressure was 165/95 last night and 150/90 today.',
        'Blood pressure was 165/95, then 150/90.',
      ],
      [
        'I have had a sore throat for 5 days and swallowing is hard.',
        'Sore throat for 5 days, with trouble swallowing.',
      ],
      ['There is an itchy rash on my arm, about 3 cm wide.', 'An itchy rash of about 3 cm on the arm.'],
    ],
    taken: [
      ['I took 400 mg of ibuprofen twice a day.', 'The patient took 400 mg of ibuprofen twice a day.'],
      ['I gave 500 mg of paracetamol at 8:30.', 'Was given 500 mg of paracetamol at 8:30.'],
      ['I have not taken any medicine.', 'No medicine was taken.'],
    ],
    replies: [
      ['Please come tomorrow at 9:15.', 'The clinic asked the patient to come at 9:15.'],
      [
        'Please have a blood test and call 600 1234.',
        'The clinic asked for a blood test and a call to 600 1234.',
      ],
      ['Please go on with metformin 850 mg.', 'The clinic advised to go on with metformin 850 mg.'],
    ],
  },
  ru: {
    complaints: [
      [
        'У ребёнка третий день температура 38,5 и кашель по ночам.',
        'У ребёнка третий день температура 38,5.',
      ],
      ['Спина болит с 12 ноября, особенно когда встаю.', 'Боль в спине с 12 ноября, сильнее при вставании.'],
      ['Давление вчера вечером 165/95, сегодня 150/90.', 'Давление было 165/95, сегодня 150/90.'],
      ['Горло болит 5 дней, трудно глотать.', 'Боль в горле 5 дней, трудно глотать.'],
      ['На руке сыпь, примерно 3 см, чешется.', 'На руке зудящая сыпь около 3 см.'],
    ],
    taken: [
      ['Принимаю ибупрофен 400 мг 2 раза в день.', 'Принимает ибупрофен 400 мг 2 раза в день.'],
      ['В 8:30 дала парацетамол 500 мг.', 'В 8:30 дан парацетамол 500 мг.'],
      ['Никаких лекарств не принимаю.', 'Лекарств не принимает.'],
    ],
    replies: [
      ['Приходите завтра в 9:15.', 'Клиника пригласила прийти в 9:15.'],
      ['Сдайте анализ крови и позвоните 600 1234.', 'Клиника попросила сдать кровь и позвонить 600 1234.'],
      ['Продолжайте метформин 850 мг.', 'Рекомендовано продолжать метформин 850 мг.'],
    ],
  },
  pl: {
    complaints: [
      ['Dziecko ma trzeci dzień gorączkę 38,5 i kaszle w nocy.', 'Dziecko ma trzeci dzień gorączkę 38,5.'],
      [
        'Plecy bolą mnie od 12 listopada, najbardziej przy wstawaniu.',
        'Ból pleców od 12 listopada, silniejszy przy wstawaniu.',
      ],
      ['Ciśnienie wczoraj wieczorem 165/95, dzisiaj 150/90.', 'Ciśnienie wynosiło 165/95, dzisiaj 150/90.'],
      ['Gardło boli od 5 dni, trudno przełykać.', 'Ból gardła od 5 dni, trudności w przełykaniu.'],
      ['Na ręce mam wysypkę, około 3 cm, swędzi.', 'Swędząca wysypka na ręce, około 3 cm.'],
    ],
    taken: [
      ['Biorę ibuprofen 400 mg 2 razy dziennie.', 'Przyjmuje ibuprofen 400 mg 2 razy dziennie.'],
      ['O 8:30 podałam paracetamol 500 mg.', 'O 8:30 podano paracetamol 500 mg.'],
      ['Nie biorę żadnych leków.', 'Nie przyjmuje leków.'],
    ],
    replies: [
      ['Proszę przyjść jutro o 9:15.', 'Przychodnia zaprosiła na 9:15.'],
      [
        'Proszę zrobić badanie krwi i zadzwonić pod 600 1234.',
        'Przychodnia poprosiła o badanie krwi i telefon pod 600 1234.',
      ],
      ['Proszę kontynuować metforminę 850 mg.', 'Zalecono kontynuować metforminę 850 mg.'],
    ],
  },
}

export type LabelledConversation = {
  language: string
  entries: SourceEntry[]
  /** What a careful reader would say, each with its entry. */
  right: SummarySentence[]
}

/** 60 conversations in four languages. */
export const CONVERSATIONS: readonly LabelledConversation[] = Object.entries(PARTS).flatMap(
  ([language, { complaints, taken, replies }]) =>
    complaints.flatMap((complaint, at) =>
      taken.map((medicine, second) => {
        const reply = replies[(at + second) % replies.length] ?? ['', '']
        return {
          language,
          entries: [
            { id: 11, text: `${complaint[0]} ${medicine[0]}` },
            { id: 12, text: reply[0] },
          ],
          right: [
            { text: complaint[1], sources: [11] },
            { text: medicine[1], sources: [11] },
            { text: reply[1], sources: [12] },
          ],
        }
      }),
    ),
)
