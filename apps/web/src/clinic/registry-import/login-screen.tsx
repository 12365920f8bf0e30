import { IMPORT_METHODS, type ImportMethod } from '@vastus/domain/patient-lists/list-import'
import type { MessageKey } from '@vastus/i18n'
import type { ComponentType } from 'react'
import { alertOfError } from '../../shared/api/alert-of-error.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { IconAlertTriangle } from '../../shared/ui/icons.tsx'
import { useStaff } from '../e-contacts/index.ts'
import { MobileIdLogin, SmartIdLogin } from './login-forms.tsx'
import styles from './registry-import.module.css'
import { StaleLists } from './stale-lists.tsx'
import { type LoginFailure, useRegisterLogin } from './use-register-login.ts'

const FORMS = { MOBILE_ID: MobileIdLogin, SMART_ID: SmartIdLogin } as const
const REFUSALS: Record<Extract<LoginFailure, { result: string }>['result'], MessageKey> = {
  USER_REFUSED: 'errors.IDENTITY_CANCELLED',
  TIMEOUT: 'errors.IDENTITY_TIMEOUT',
  WRONG_VC: 'errors.IDENTITY_WRONG_CODE',
  NOT_ACCEPTED: 'errors.IDENTITY_NOT_ACCEPTED',
  NOT_AVAILABLE: 'errors.IDENTITY_UNREACHABLE',
}

type LoginScreenProps = {
  clinicName: string
  /** The session before has ended by itself. */
  isOver: boolean
  onProven: () => void
  /** What to compare while the phone asks for the PIN. */
  Waiting: ComponentType<{
    method: ImportMethod
    verificationCode: string | null
    qrLink: null
    appLink: null
    onCancel: () => void
  }>
}

/** Where an employee proves who they are, for queries in the national register of patient lists. */
export function ImportLoginScreen({ clinicName, isOver, onProven, Waiting }: LoginScreenProps) {
  const { t } = useI18n()
  const { clinicId } = useStaff()
  const { signInMethods } = useSessionStore().config
  const { waiting, failure, start, cancel } = useRegisterLogin(onProven)
  const methods = IMPORT_METHODS.filter((method) => signInMethods.includes(method))
  const told = failure ? wordsOf(failure, t) : isOver ? t('registry-import.login.over') : null
  return (
    <>
      {waiting && <Waiting {...waiting} qrLink={null} appLink={null} onCancel={cancel} />}
      <div className={styles.page} hidden={waiting !== null} data-wide={waiting === null ? '' : undefined}>
        <div>
          <h1>{t('registry-import.heading')}</h1>
          <p className={styles.quiet}>
            {t('registry-import.login.intro', { clinic: clinicName })} {t('registry-import.login.lastFor')}
          </p>
        </div>
        {told !== null && (
          <div role="alert" className={styles.stale}>
            <IconAlertTriangle aria-hidden="true" />
            <p>{told}</p>
          </div>
        )}
        <StaleLists clinicId={clinicId}>
          <div className={styles.forms}>
            {methods.map((method) => {
              const Form = FORMS[method]
              return (
                <Card key={method} heading={t(`identity.signInMethod.${method}`)}>
                  <Form onSend={start} />
                </Card>
              )
            })}
          </div>
        </StaleLists>
      </div>
    </>
  )
}

function wordsOf(failure: LoginFailure, t: ReturnType<typeof useI18n>['t']): string {
  return 'result' in failure ? t(REFUSALS[failure.result]) : alertOfError(failure.error, t).text
}
