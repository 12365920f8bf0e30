import { Steps } from '../../../shared/ui/progress.tsx'
import styles from './patient.module.css'

/** The room of the steps before their number is known. */
export function NoPlaceYet() {
  return (
    <div className={styles.unsaid}>
      <Steps step={1} total={5} />
    </div>
  )
}
