import { useMutation } from '@tanstack/react-query'
import { testSms } from '@vastus/contract/sms'
import { phoneText } from '@vastus/domain/identity/phone-text'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { IconDeviceMobile } from '../../shared/ui/icons.tsx'
import { useToasts } from '../../shared/ui/toasts.tsx'

type TestButtonProps = {
  clinicId: number
  /** Null while it cannot be sent. */
  text: string | null
  alwaysLink: boolean
}

/** Sends the message to the phone of the employee who writes it. */
export function TestButton({ clinicId, text, alwaysLink }: TestButtonProps) {
  const { t } = useI18n()
  const alert = useErrorAlert()
  const { show } = useToasts()
  const testing = useMutation({
    mutationFn: (written: string) => call(testSms, { body: { clinicId, text: written, alwaysLink } }),
    onSuccess: ({ phone }) =>
      show({
        tone: 'success',
        autoDismiss: true,
        text: t('message-centre.tested', { phone: phoneText(phone) }),
      }),
    onError: (error) => alert('message-centre', error),
  })
  return (
    <Button
      variant="secondary"
      icon={<IconDeviceMobile aria-hidden="true" />}
      busy={testing.isPending}
      aria-disabled={text === null}
      onClick={() => text !== null && testing.mutate(text)}
    >
      {t('message-centre.test')}
    </Button>
  )
}
