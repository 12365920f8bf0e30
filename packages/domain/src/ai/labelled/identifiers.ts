/** Sentences in which patients tell who they are; what replaces the brackets must not leave. */
const SENTENCES: Record<string, readonly string[]> = {
  et: [
    'Olen {name} ja mul on palavik.',
    'Tere, siin {name}. Kood {code}, palun helistage {phone}.',
    'Minu meil on {email} ja elan aadressil {address}.',
    'Laps on sündinud {birth}, köha 3 päeva.',
    'Eile rääkisin arstiga, tema nimi oli {name}, telefon {phone}.',
  ],
  en: [
    'I am {name} and I have a fever.',
    'Hello, this is {name}. My code is {code}, please call {phone}.',
    'My address is {address} and my mail is {email}.',
    'My son was born {birth}, he has coughed for 3 days.',
    'Yesterday I spoke with {name}, the number was {phone}.',
  ],
  ru: [
    'Меня зовут {name}, у меня температура.',
    'Здравствуйте, это {name}. Код {code}, позвоните {phone}.',
    'Моя почта {email}, живу по адресу {address}.',
    'Сын родился {birth}, кашель 3 дня.',
    'Вчера говорила с врачом, её зовут {name}, телефон {phone}.',
  ],
  pl: [
    'Nazywam się {name} i mam gorączkę.',
    'Dzień dobry, tu {name}. Numer {code}, proszę dzwonić {phone}.',
    'Mój mail to {email}, mieszkam przy {address}.',
    'Syn urodzony {birth}, kaszel od 3 dni.',
    'Wczoraj rozmawiałam z lekarzem, nazywa się {name}, telefon {phone}.',
  ],
}

const PEOPLE: Record<string, readonly string[]> = {
  et: ['Mari Maasikas', 'Jüri Tamm', 'Õie Kõrv', 'Kalle-Märt Põder', 'Liis Ots', 'Ülle Saar', 'Ants Mägi'],
  en: [
    'Emma Clarke',
    'John O’Neill',
    'Mary Smith-Jones',
    'Liam Walsh',
    'Olivia Brown',
    'Noah Green',
    'Ava King',
  ],
  ru: [
    'Мария Иванова',
    'Пётр Сидоров',
    'Анна Кузнецова',
    'Олег Попов',
    'Юлия Белова',
    'Иван Лебедев',
    'Вера Орлова',
  ],
  pl: [
    'Jan Kowalski',
    'Anna Wiśniewska',
    'Łukasz Żak',
    'Zofia Nowak',
    'Paweł Dąbrowski',
    'Ewa Lis',
    'Adam Król',
  ],
}
const ADDRESSES: Record<string, readonly string[]> = {
  et: ['Kase tn 12-4', 'Pikk tänav 5', 'Narva mnt 101'],
  en: ['221b Baker Street', '14 Green Lane', 'Abbey Road 3'],
  ru: ['ул. Ленина 5', 'улица Мира, д. 7', 'пр. Победы 11'],
  pl: ['ul. Długa 5', 'al. Jana Pawła 12', 'os. Słoneczne 3'],
}
const CODES = ['48001080006', '380 0108 0006', '80010812345', '480-010-800-06']
const PHONES = ['+372 5123 4567', '51234567', '+48 600 123 456', '+7 (921) 123-45-67', '020 7946 0958']
const EMAILS = ['mari.m@example.ee', 'j_k+arst@mail.example.com', 'лена@почта.example']
const BIRTHS = ['08.01.1980', '8.1.1980', '1980-01-08', '03/04/2019']

export type Planted = { text: string; identifiers: string[] }

const PARTS = { code: CODES, phone: PHONES, email: EMAILS, birth: BIRTHS } as const

/** Texts in four languages with at least 300 identifiers. What is known of the writer is the first person of each language. */
export const PLANTED: readonly Planted[] = Object.entries(SENTENCES).flatMap(([language, sentences]) =>
  sentences.flatMap((sentence) =>
    Array.from({ length: 9 }, (_, round) => {
      const identifiers: string[] = []
      const text = sentence.replace(/\{(\w+)\}/g, (_all, part: string) => {
        const from =
          part === 'name'
            ? PEOPLE[language]
            : part === 'address'
              ? ADDRESSES[language]
              : PARTS[part as keyof typeof PARTS]
        const planted = from?.[round % from.length] ?? ''
        identifiers.push(planted)
        return planted
      })
      return { text, identifiers }
    }),
  ),
)

/** The patient and the one who writes are known by name; everybody else has to be found. */
export const KNOWN_NAMES: readonly string[] = Object.values(PEOPLE).flatMap((people) => people.slice(0, 3))
