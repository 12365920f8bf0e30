import type { PatientEContact } from '@vastus/contract/shapes'
import { FEEDBACK_TYPES, type FeedbackType } from '@vastus/domain/feedback/feedback'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { IconCircleCheck } from '../../shared/ui/icons.tsx'
import { FeedbackForm } from './feedback-form.tsx'
import styles from './feedback.module.css'

/** Below a completed e-contact: asks for feedback on the clinic and on the platform, and shows what was given. */
export function FeedbackCard({ eContact }: { eContact: PatientEContact }) {
  const { t } = useI18n()
  const [judging, setJudging] = useState<FeedbackType | null>(null)
  const [isThanked, setThanked] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)
  const given = eContact.feedback ?? []
  const open = eContact.abilities.GIVE_FEEDBACK
    ? FEEDBACK_TYPES.filter((type) => given.every((each) => each.type !== type))
    : []
  if (given.length === 0 && open.length === 0) return null

  const begin = (type: FeedbackType) => {
    flushSync(() => {
      setThanked(false)
      setJudging(type)
    })
    document.getElementById('rating')?.focus()
  }
  const fold = () => {
    flushSync(() => setJudging(null))
    buttons.current?.querySelector('button')?.focus()
  }
  return (
    <Card heading={t('feedback.heading')}>
      <div className={styles.card}>
        <div role="status" className={styles.thanks}>
          {isThanked && (
            <p>
              <IconCircleCheck aria-hidden="true" />
              {t('feedback.thanks')}
            </p>
          )}
        </div>
        {given.map(({ type, rating }) => (
          <p key={type} className={styles.given}>
            {t(`feedback.given.${type}`, {
              rating,
              word: t(`feedback.rating.${rating}`),
            })}
          </p>
        ))}
        {judging && open.includes(judging) ? (
          <FeedbackForm
            key={judging}
            eContactId={eContact.id}
            type={judging}
            onSkip={fold}
            onSent={() => {
              setThanked(true)
              setJudging(null)
            }}
          />
        ) : (
          open.length > 0 && (
            <div ref={buttons} className={styles.offer}>
              {given.length === 0 && <p>{t('feedback.intro')}</p>}
              <ButtonRow>
                {open.map((type) => (
                  <Button key={type} variant="secondary" wide onClick={() => begin(type)}>
                    {t(`feedback.give.${type}`)}
                  </Button>
                ))}
              </ButtonRow>
            </div>
          )
        )}
      </div>
    </Card>
  )
}
