import { orderMethods, type SignInMethod } from '@vastus/domain/identity/sign-in-methods'
import { type ReactNode, useState } from 'react'
import { isPhone } from '../../shared/device/is-phone.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { readLastMethod } from '../../shared/session/last-method.ts'
import { useSessionStore } from '../../shared/session/session-context.tsx'
import { Tabs } from '../../shared/ui/tabs.tsx'
import { IdCardForm } from './id-card-form.tsx'
import { MobileIdForm } from './mobile-id-form.tsx'
import { SmartIdForm } from './smart-id-form.tsx'

/** Whom to ask, and how. */
export type AskedPerson = {
  method: SignInMethod
  phone?: string
  personalCode?: string
  isAppHere?: boolean
}

interface MethodFormsProps {
  method: SignInMethod
  onMethod: (method: SignInMethod) => void
  onStart: (person: AskedPerson) => Promise<void>
}

/** The digital IDs of the country in one place. What was typed for one method is there for the others too. */
export function MethodForms({ method, onMethod, onStart }: MethodFormsProps) {
  const { t } = useI18n()
  const methods = useMethods()
  const [typed, setTyped] = useState({ phone: '', personalCode: '' })
  const forms: Record<SignInMethod, ReactNode> = {
    ID_CARD: <IdCardForm onSend={() => onStart({ method: 'ID_CARD' })} />,
    MOBILE_ID: (
      <MobileIdForm
        typed={typed}
        onTyped={setTyped}
        onSend={(person) => onStart({ ...person, method: 'MOBILE_ID' })}
      />
    ),
    SMART_ID: (
      <SmartIdForm
        typed={typed}
        onTyped={setTyped}
        onSend={(asked) => onStart({ ...asked, method: 'SMART_ID' })}
      />
    ),
  }
  return (
    <Tabs
      label={t('sign-in.method.label')}
      tabs={methods.map((id) => ({
        id,
        label: t(`identity.signInMethod.${id}`),
        content: forms[id],
      }))}
      selected={method}
      onSelect={(id) => onMethod(methods.find((each) => each === id) ?? method)}
    />
  )
}

/**
 * The first of the offered ways, until another one is chosen.
 *
 * @param onChange what was said of the way before does not hold for another one
 */
export function useMethod(onChange: () => void): [SignInMethod, (method: SignInMethod) => void] {
  const [first = 'MOBILE_ID'] = useMethods()
  const [method, setMethod] = useState<SignInMethod>(first)
  const choose = (chosen: SignInMethod) => {
    if (chosen !== method) onChange()
    setMethod(chosen)
  }
  return [method, choose]
}

/** In an order that stays while the page is open. */
function useMethods(): SignInMethod[] {
  const { signInMethods } = useSessionStore().config
  const [order] = useState(() => ({
    last: readLastMethod(),
    isPhone: isPhone(),
  }))
  return orderMethods(signInMethods, order)
}
