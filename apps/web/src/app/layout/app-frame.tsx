import { useQuery } from '@tanstack/react-query'
import { listGlobalMessages } from '@vastus/contract/platform'
import { savePreferences } from '@vastus/contract/identity'
import { homeOf } from '@vastus/domain/roles'
import { LANGUAGE_STORAGE_KEY } from '@vastus/domain/locale'
import type { Language } from '@vastus/i18n'
import { Outlet, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { reportError } from '../../shared/api/report.ts'
import { useI18n, useI18nStore } from '../../shared/i18n/i18n-context.tsx'
import { useSession, useSessionStore } from '../session/session-context.tsx'
import { leave } from '../session/sign-in-out.ts'
import { AppShell } from './app-shell.tsx'
import { navigationItems } from './navigation-items.tsx'
import { SessionDialogs } from './session-dialogs.tsx'
import { applyTheme, storedTheme } from './theme.ts'
import { useOnline } from './use-online.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

/** The shell around every screen, fed by the session and the address. */
export function AppFrame() {
  const { t, language } = useI18n()
  const i18n = useI18nStore()
  const store = useSessionStore()
  const session = useSession()
  const router = useRouter()
  const navigate = useNavigate()
  const [theme, setTheme] = useState(storedTheme)
  const online = useOnline()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const working = useRouterState({ select: (state) => state.isLoading })
  const { user, activeRole, selectedClinicId } = session
  const isStaff = user !== null && activeRole === 'PRM_DOCTOR'
  useFocusOnNavigation(path)

  const banner = useQuery({
    queryKey: ['global-messages', activeRole, selectedClinicId, language],
    enabled: user !== null && !user.incompleteProfile && activeRole !== null,
    queryFn: () =>
      call(listGlobalMessages, {
        query: {
          role: isStaff ? 'DOCTOR' : 'PATIENT',
          ...(isStaff && selectedClinicId ? { clinicIds: String(selectedClinicId) } : {}),
        },
      }),
  })

  const changeLanguage = async (next: Language) => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, next)
    await i18n.setLanguage(next)
    await router.invalidate()
    if (user) store.setUser(await call(savePreferences, { body: { language: next } }))
  }
  const go = (href: string) => void navigate({ to: href })
  const otherRole = activeRole === 'PRM_DOCTOR' ? 'PRM_PATIENT' : 'PRM_DOCTOR'
  const canSwitch = user?.permissions.includes('PRM_DOCTOR') && user.permissions.includes('PRM_PATIENT')
  const text = banner.data?.content.map((message) => message.text).join('\n\n')

  return (
    <>
      <AppShell
        face={isStaff ? 'staff' : 'patient'}
        room={isStaff && isPanesPath(path) ? 'panes' : 'column'}
        homeHref={user && activeRole ? homeOf(activeRole) : '/'}
        helpHref="/help"
        items={navigationItems({ t, path, activeRole: user ? activeRole : null })}
        {...(user && !user.incompleteProfile
          ? {
              user: { name: `${user.firstName} ${user.surname}`, detail: user.email },
              editProfileHref: '/edit-profile',
            }
          : {})}
        {...(canSwitch
          ? {
              roleSwitch: {
                label: t(
                  otherRole === 'PRM_PATIENT' ? 'shell.menu.switchToPatient' : 'shell.menu.switchToClinic',
                ),
                onSelect: () => go(homeOf(otherRole)),
              },
            }
          : {})}
        {...(user
          ? {
              onLogOut: () =>
                void leave(router.options.context)
                  .then(() => navigate({ to: '/' }))
                  .catch((error: unknown) => reportError('session', error)),
            }
          : {})}
        {...(isStaff && user.clinics.length > 1
          ? {
              clinics: {
                options: user.clinics.map((clinic) => ({
                  value: String(clinic.clinicId),
                  label: clinic.name,
                })),
                selected: String(selectedClinicId ?? ''),
                onSelect: (id: string) => store.selectClinic(Number(id)),
              },
            }
          : {})}
        theme={theme}
        onTheme={(next) => {
          applyTheme(next)
          setTheme(next)
        }}
        onNavigate={go}
        onLanguage={(next) =>
          void changeLanguage(next).catch((error: unknown) => reportError('language', error))
        }
        {...(path !== '/' && path !== (activeRole && homeOf(activeRole)) && !(isStaff && isPanesPath(path))
          ? { onBack: () => router.history.back() }
          : {})}
        {...(text ? { banner: text } : {})}
        demo={store.config.appMode !== 'PROD'}
        offline={!online}
        working={working}
      >
        <Outlet />
      </AppShell>
      <SessionDialogs />
    </>
  )
}

/** The staff inbox and its conversation take all the room. */
function isPanesPath(path: string): boolean {
  return path === '/clinic-e-contacts' || /^\/e-contacts\/\d+$/.test(path)
}
