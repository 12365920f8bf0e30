import { useQueries } from '@tanstack/react-query'
import { saveConsent } from '@vastus/contract/identity'
import type { ConsentType } from '@vastus/domain/consents'
import { slugOfConsent } from '@vastus/domain/content'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession, useSessionStore, useUser } from '../../shared/session/session-context.tsx'
import { useSignIn, useSignOut } from '../../shared/session/use-sign-in.ts'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { documentQuery } from '../../shared/documents/use-document.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button, ButtonRow } from '../../shared/ui/button.tsx'
import { ConsentDocument } from './consent-document.tsx'
import styles from './consents-screen.module.css'
import { Page } from '../forms/index.ts'
import { wantedConsents } from './wanted-consents.ts'

/** The documents that must be agreed to before a role can be used. */
export function ConsentsScreen() {
  const { t, language } = useI18n()
  const store = useSessionStore()
  const user = useUser()
  const { consents } = useSession()
  const { type } = useSearch({ from: '/consents' })
  const signIn = useSignIn()
  const signOut = useSignOut()
  const alertError = useErrorAlert()
  // What to ask for is settled on arrival: giving the first consent must not take its document off the page.
  const [types] = useState(() => (consents ? wantedConsents(user, consents, type) : []))
  const [ticked, setTicked] = useState<readonly ConsentType[]>([])
  const [busy, setBusy] = useState(false)
  const documents = useQueries({ queries: types.map((each) => documentQuery(slugOfConsent(each), language)) })

  const isLoaded = documents.every((document) => document.data)
  const isAllTicked = types.every((each) => ticked.includes(each))
  const reason = documents.some((document) => document.isError)
    ? t('identity.consents.missing')
    : !isLoaded
      ? t('identity.consents.wait')
      : isAllTicked
        ? null
        : t('identity.consents.tickAll')

  const agree = async () => {
    setBusy(true)
    try {
      for (const [index, each] of types.entries()) {
        const version = documents[index]?.data?.updatedAt
        if (version === undefined) throw new Error(`The version of ${each} is not known`)
        store.setConsents(await call(saveConsent, { body: { type: each, version } }))
      }
      await signIn(user)
    } catch (error) {
      alertError('consents', error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Page heading={t('identity.consents.heading')} intro={t('identity.consents.intro')}>
      {types.map((each, index) => (
        <ConsentDocument
          key={each}
          type={each}
          document={documents[index]?.data}
          failed={documents[index]?.isError === true}
          onRetry={() => void documents[index]?.refetch()}
          ticked={ticked.includes(each)}
          onTick={(isOn) => setTicked(isOn ? [...ticked, each] : ticked.filter((other) => other !== each))}
        />
      ))}
      <div className={styles.end}>
        <p id="consents-reason" role="status" className={styles.reason}>
          {reason}
        </p>
        <ButtonRow>
          <Button
            wide
            busy={busy}
            disabled={reason !== null}
            aria-describedby="consents-reason"
            onClick={() => void agree()}
          >
            {t('identity.consents.agree')}
          </Button>
          <Button
            wide
            variant="secondary"
            onClick={() => void signOut().catch((error: unknown) => alertError('session', error))}
          >
            {t('identity.consents.cancel')}
          </Button>
        </ButtonRow>
      </div>
    </Page>
  )
}
