import type { ClinicEContact, DashboardRow } from '@vastus/contract/shapes'
import type { DangerLevel } from '@vastus/domain/danger-signs/context'
import { gravestLevel } from '@vastus/domain/danger-signs/gravest-level'
import { isMadeIn } from '@vastus/domain/e-contact/clinic-made'
import { isQuestionnaire } from '@vastus/domain/types/catalogue'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge, type Tone } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { IconButton } from '../../shared/ui/icon-button.tsx'
import { IconAlertTriangle, IconInfoCircle, IconThumbDown, IconThumbUp } from '../../shared/ui/icons.tsx'
import { useChangeEContact } from './api/change-e-contact.ts'
import { useOpenEContact } from './open-e-contact-context.ts'
import styles from './danger-mark.module.css'

const TONES: Readonly<Record<DangerLevel, Tone>> = {
  EMERGENCY_NOW: 'danger',
  SAME_DAY: 'ourTurn',
  NOTICE: 'neutral',
}

/** In a list: how soon somebody must act on what the patient sent. */
export function DangerMark({ level }: { level: DashboardRow['dangerLevel'] }) {
  const { t } = useI18n()
  if (!level) return null
  return (
    <Badge tone={TONES[level]} icon={<LevelIcon level={level} />}>
      {t(`clinic.row.danger.${level}`)}
    </Badge>
  )
}

function LevelIcon({ level }: { level: DangerLevel }) {
  return level === 'NOTICE' ? <IconInfoCircle aria-hidden="true" /> : <IconAlertTriangle aria-hidden="true" />
}

type DangerReasonsProps = {
  signs: ClinicEContact['dangerSigns']
  /** At one message of the patient, not above all of them. */
  isAtMessage?: boolean
}

/** Which rules found something, in which words, and what makes it count less. */
export function DangerReasons({ signs, isAtMessage = false }: DangerReasonsProps) {
  const { t } = useI18n()
  const { direction, eContactType } = useOpenEContact()
  const level = gravestLevel(signs.map((sign) => sign.level))
  if (!level) return null
  const heading = t(level === 'NOTICE' ? 'signs.headingNotice' : 'signs.heading')
  const isWrittenDown = !isAtMessage && isMadeIn('AS_PATIENT', direction)
  const note = isWrittenDown ? 'noteWrittenDown' : level === 'NOTICE' ? 'noteNotice' : 'note'
  // Nobody is asked about a notice, nor while a questionnaire is filled in: there, nothing is known.
  const isNotSaid =
    isWrittenDown &&
    level !== 'NOTICE' &&
    !isQuestionnaire(eContactType) &&
    !signs.some(({ saidToCaller }) => saidToCaller)
  return (
    <section
      className={classNames(styles.reasons, styles[level], isAtMessage && styles.atMessage)}
      aria-label={heading}
    >
      <LevelIcon level={level} />
      <div>
        {isAtMessage ? (
          <p className={styles.heading}>{heading}</p>
        ) : (
          <h2 className={styles.heading}>{heading}</h2>
        )}
        <ul className={styles.signs}>
          {signs.map((sign) => (
            <Sign key={sign.ruleId} sign={sign} />
          ))}
        </ul>
        <p className={styles.note}>
          {t(`signs.${note}`)} {isNotSaid && t('signs.notSaidToCaller')}
        </p>
      </div>
    </section>
  )
}

/** One press says whether it was right; the same press again takes that back. */
function Judgement({ sign: { ruleId, isRight } }: { sign: ClinicEContact['dangerSigns'][number] }) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const { id } = useOpenEContact()
  const change = useChangeEContact(id)
  const rule = t(`signs.rules.${ruleId}`)
  const judge = (said: boolean) =>
    change.mutate(
      { change: { kind: 'JUDGE_DANGER', ruleId, isRight: isRight === said ? null : said } },
      { onError: (error) => alert('danger-judge', error) },
    )
  return (
    <span className={styles.judge}>
      <IconButton
        label={t('signs.right', { rule })}
        icon={<IconThumbUp />}
        aria-pressed={isRight === true}
        onClick={() => judge(true)}
      />
      <IconButton
        label={t('signs.wrong', { rule })}
        icon={<IconThumbDown />}
        aria-pressed={isRight === false}
        onClick={() => judge(false)}
      />
    </span>
  )
}

function Sign({ sign }: { sign: ClinicEContact['dangerSigns'][number] }) {
  const { t } = useI18n()
  const { ruleId, level, words, because, loweredBy } = sign
  return (
    <li>
      <strong>
        {t('signs.found', { rule: t(`signs.rules.${ruleId}`), level: t(`signs.levels.${level}`) })}
      </strong>{' '}
      <span dir="auto">
        {words.length > 0 ? t('signs.words', { words: words.join(' … ') }) : t('signs.answer')}
      </span>{' '}
      {because &&
        (because === 'denied' || because === 'everyday' ? (
          t(`signs.${because}`)
        ) : (
          <span dir="auto">{t(`signs.because.${because}`, { words: loweredBy.join(' … ') })}</span>
        ))}{' '}
      {sign.notMeant && t('signs.notMeant')} {sign.saidToCaller && t('signs.saidToCaller')}
      <Judgement sign={sign} />
    </li>
  )
}
