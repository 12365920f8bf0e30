export type Question = { id: string; key: string; title: string; options: readonly string[] }
export type CareFlow = { id: string; questions: readonly Question[] }

const AMOUNT = ['None', 'Mild', 'Moderate', 'Severe', 'Very severe']
const CONTENT = ['Very satisfied', 'Satisfied', 'Neutral', 'Dissatisfied', 'Very dissatisfied']
const DEGREE = ['Not at all', 'A little', 'Somewhat', 'Much', 'Very much']

/** As a clinic would build them in the Studio: each question has an id of its own, and the key that the clinic gave it. */
export const CARE_FLOWS: readonly CareFlow[] = [
  {
    id: 'insomnia',
    questions: [
      { key: 'q1', title: 'Falling asleep', options: AMOUNT },
      { key: 'q2', title: 'Staying asleep', options: AMOUNT },
      { key: 'q3', title: 'Waking too early', options: AMOUNT },
      { key: 'q4', title: 'How content with sleep', options: CONTENT },
      { key: 'q5', title: 'How visible to others', options: DEGREE },
      { key: 'q6', title: 'How worried', options: DEGREE },
      { key: 'q7', title: 'How much it gets in the way of the day', options: DEGREE },
    ].map((question, index) => ({ id: `Q${index}insomnia`, ...question })),
  },
]
