import type { Written } from './written.ts'

export const ENGLISH: readonly Written[] = [
  {
    said: [
      "Hi, it's Gemma Whitlock. My daughter Isla swallowed a small button around half past six this evening. She seems fine, no coughing. Mobile 07700 900456.",
      'Watch her tonight. If she drools or cannot swallow, go to A&E at once.',
    ],
    right: [
      [1, 'The child swallowed a small button this evening and seems fine, without coughing.'],
      [2, 'Advised to watch for drooling and trouble swallowing.'],
    ],
    wrong: [
      [1, 'The child swallowed 2 buttons.'],
      [2, 'Advised to give omeprazole.'],
    ],
    names: 'Gemma Whitlock, Isla Whitlock',
    identifiers: 'Gemma, Whitlock, Isla, 07700 900456',
    reply: [
      'Watch her until 22:00 and call 111 if she is sick.',
      'Obserwujcie ją do 22:00 i dzwońcie pod 111, jeśli będzie wymiotować.',
      'Obserwujcie ją do 20:00 i dzwońcie pod 111, jeśli będzie wymiotować.',
    ],
  },
  {
    said: [
      'My migraine tablets, sumatriptan 50mg, stopped working. I get four attacks a month now instead of one, each lasting 2-3 days.',
      'Please keep a diary for a month. You may take a second 50 mg dose after two hours.',
    ],
    right: [
      [1, 'Sumatriptan 50 mg no longer works; four attacks a month, each 2-3 days.'],
      [2, 'May take a second dose of 50 mg after two hours; keep a diary.'],
    ],
    wrong: [
      [1, 'Sumatriptan 100 mg no longer works.'],
      [2, 'Was given propranolol.'],
    ],
    names: 'Dean Osei',
    identifiers: '',
    reply: [
      'You may take a second 50 mg tablet after 2 hours, at most 100 mg a day.',
      'Через 2 часа можно принять вторую таблетку 50 мг, не больше 100 мг в день.',
      'Через 2 часа можно принять вторую таблетку 50 мг, не больше 200 мг в день.',
    ],
  },
  {
    said: [
      'I am 31 weeks pregnant and my hands and feet itch badly at night. My midwife is Bronagh Teague at 14 Orchard Close, Derry.',
      'Come in today before 4 pm for bloods.',
    ],
    right: [
      [1, '31 weeks pregnant, hands and feet itch badly at night.'],
      [2, 'Asked to come in today before 4 pm for blood tests.'],
    ],
    wrong: [
      [1, '13 weeks pregnant.'],
      [2, 'Asked to come in at 16:45.'],
    ],
    names: 'Siobhan Kerr',
    identifiers: 'Bronagh, Teague, 14 Orchard Close',
    reply: [
      'Come in today before 16:00, your result will be here in 24 hours.',
      'Tulge täna enne kella 16, vastus tuleb 24 tunni pärast.',
      'Tulge täna enne kella 16, vastus tuleb 48 tunni pärast.',
    ],
  },
  {
    said: [
      'Since the flu jab on Tuesday my arm is hot and swollen, roughly the size of an egg. Temp 37.9. Email me at r.adeyemi@post.example please, Rotimi Adeyemi.',
      'That is common. Take paracetamol 1 g up to four times daily for two days.',
    ],
    right: [
      [1, 'Hot, swollen arm since the flu jab on Tuesday; temperature 37.9.'],
      [2, 'Paracetamol 1 g up to four times daily for two days.'],
    ],
    wrong: [
      [1, 'Temperature 39.7.'],
      [2, 'Paracetamol 1 g for five days.'],
    ],
    names: 'Rotimi Adeyemi',
    identifiers: 'Rotimi, Adeyemi, r.adeyemi@post.example',
    reply: [
      'Take paracetamol 1 g up to 4 times a day for 2 days.',
      'Proszę przyjmować paracetamol 1 g do 4 razy dziennie przez 2 dni.',
      'Proszę przyjmować ibuprofen 1 g do 4 razy dziennie przez 2 dni.',
    ],
  },
  {
    said: [
      'Blood pressure diary: Mon 148/92, Tue 151/95, Wed 139/88. Still on amlodipine 5 mg. No headaches.',
      'Let us go up to 10 mg. Check again on 3 February.',
    ],
    right: [
      [1, 'Readings of 148/92, 151/95 and 139/88 on amlodipine 5 mg, no headaches.'],
      [2, 'Increased to 10 mg, to be checked again on 3 February.'],
    ],
    wrong: [
      [1, 'Readings of 148/92 and 151/59.'],
      [2, 'To be checked again on 13 February.'],
    ],
    names: 'Pauline Marsh',
    identifiers: '',
    reply: [
      'Please take 10 mg from tomorrow and send readings by 3 February.',
      'С завтрашнего дня принимайте 10 мг и пришлите показания до 3 февраля.',
      'С завтрашнего дня принимайте 10 мг и пришлите показания до 8 февраля.',
    ],
  },
]
