import { endSessionElsewhere, type Security } from '@vastus/contract/security'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { deviceName } from './device-name.ts'
import styles from './security.module.css'

/** Where the account is signed in; every place but this one can be ended. */
export function OpenSessions({ sessions }: { sessions: Security['sessions'] }) {
  const { t, format } = useI18n()
  const queryClient = useQueryClient()
  const alertError = useErrorAlert()
  const [ending, setEnding] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const end = async (session: string) => {
    setEnding(session)
    setTold('')
    try {
      await call(endSessionElsewhere, { body: { session } })
      await queryClient.invalidateQueries({ queryKey: ['security'] })
      setTold(t('sign-in.security.ended'))
    } catch (error) {
      alertError('session', error)
    }
    setEnding(null)
  }
  return (
    <Card heading={t('sign-in.security.sessions')}>
      <ul role="list" className={styles.sessions}>
        {sessions.map(({ id, device, method, signedInAt, isCurrent }) => {
          const name = deviceName(device) ?? t('sign-in.security.unknownDevice')
          return (
            <li key={id} className={styles.session}>
              <div>
                <p className={styles.name}>
                  {name} {isCurrent && <Badge tone="primary">{t('sign-in.security.thisDevice')}</Badge>}
                </p>
                <p className={styles.quiet}>
                  {t('sign-in.security.session', {
                    method: t(`identity.signInMethod.${method}`),
                    when: format.dateTime(signedInAt),
                  })}
                </p>
              </div>
              {!isCurrent && (
                <Button
                  variant="secondary"
                  busy={ending === id}
                  aria-label={t('sign-in.security.endNamed', { device: name })}
                  onClick={() => void end(id)}
                >
                  {t('sign-in.security.end')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.quiet}>
        {told}
      </p>
    </Card>
  )
}
