import { useState } from 'react'
import { applyTheme, storedTheme } from '../shared/ui/theme.ts'
import { AppShell, WorkingSign } from '../app/layout/app-shell.tsx'
import { CookieDialog } from '../app/layout/cookie-dialog.tsx'
import { SessionPausedDialog } from '../app/layout/session-ending-dialog.tsx'
import { LANGUAGES } from '@vastus/i18n'
import { I18nProvider } from '../shared/i18n/i18n-context.tsx'
import type { I18nStore } from '../shared/i18n/i18n-store.ts'
import { Button, ButtonRow } from '../shared/ui/button.tsx'
import {
  IconBell,
  IconInbox,
  IconMessage,
  IconMessages,
  IconMoodSmile,
  IconNews,
  IconPill,
  IconSettings,
} from '../shared/ui/icons.tsx'
import { ToastProvider } from '../shared/ui/toasts.tsx'
import { KitExamples } from './kit-examples.tsx'

const PATIENT_ITEMS = [
  { href: '/e-contacts', label: 'E-contacts', icon: <IconMessage />, current: true },
  { href: '/prescriptions', label: 'Prescriptions', icon: <IconPill /> },
  { href: '/settings', label: 'Settings', icon: <IconSettings /> },
]
const STAFF_ITEMS = [
  { href: '/dashboard', label: 'Inbox', icon: <IconInbox />, current: true, count: 27, shortcut: 'g i' },
  { href: '/messages', label: 'Message centre', icon: <IconMessages />, shortcut: 'g m' },
  { href: '/feedback', label: 'Feedback', icon: <IconMoodSmile />, shortcut: 'g f' },
  { href: '/hub', label: 'Information hub', icon: <IconNews /> },
  { href: '/admin', label: 'Admin', icon: <IconSettings />, shortcut: 'g a' },
]
const BANNER =
  'The clinic is closed on Tuesday 24 November for a training day. We answer e-contacts again on Wednesday. If you need help on that day, call the family doctor advice line. Prescriptions that run out this week are best ordered before Monday evening.'

/**
 * Every piece of the kit on one page, in development only.
 * `/dev/kit?face=staff&locale=pl`
 */
export function Gallery({ store }: { store: I18nStore }) {
  const query = new URLSearchParams(location.search)
  const [theme, setTheme] = useState(storedTheme)
  const [dialog, setDialog] = useState<'session' | 'cookie' | null>(null)
  const face = query.get('face') === 'staff' ? 'staff' : 'patient'

  return (
    <I18nProvider store={store}>
      <ToastProvider>
        <AppShell
          face={face}
          room={'column'}
          items={face === 'staff' ? STAFF_ITEMS : PATIENT_ITEMS}
          user={{ name: 'Mari Tamm', email: 'mari.tamm@example.test' }}
          editProfileHref="/profile"
          roleSwitch={{ label: 'Switch to clinic view', onSelect: () => undefined }}
          onLogOut={() => setDialog('session')}
          theme={theme}
          onTheme={(next) => {
            applyTheme(next)
            setTheme(next)
          }}
          homeHref="/"
          helpHref="/help"
          onNavigate={() => undefined}
          languages={LANGUAGES}
          onLanguage={(language) => void store.setLanguage(language)}
          onBack={() => history.back()}
          banner={BANNER}
          offline={query.has('offline')}
          working={query.has('working') && <WorkingSign />}
          demo
        >
          <KitExamples />
          <ButtonRow>
            <Button variant="secondary" icon={<IconBell />} onClick={() => setDialog('session')}>
              Session dialog
            </Button>
            <Button variant="secondary" onClick={() => setDialog('cookie')}>
              Cookie dialog
            </Button>
          </ButtonRow>
        </AppShell>
        <SessionPausedDialog
          open={dialog === 'session'}
          minutesLeft={5}
          onStay={() => setDialog(null)}
          onLogOut={() => setDialog(null)}
        />
        <CookieDialog
          open={dialog === 'cookie'}
          onAccept={() => setDialog(null)}
          onClose={() => setDialog(null)}
        />
      </ToastProvider>
    </I18nProvider>
  )
}
