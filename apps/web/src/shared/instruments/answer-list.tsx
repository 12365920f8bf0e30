import type { AnsweredResponse } from '@vastus/contract/instruments'
import styles from './item-field.module.css'

/** Each question with its answer. */
export function AnswerList({ answers }: { answers: AnsweredResponse['answers'] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ id, question, answer }) => (
        <div key={id}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
