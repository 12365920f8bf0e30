import { useIsFetching, useIsMutating, useQuery } from '@tanstack/react-query'
import { listGlobalMessages } from '@vastus/contract/platform'
import type { LoggedInUser } from '@vastus/contract/shapes'
import { missingConsents } from '@vastus/domain/consents'
import { homeOf } from '@vastus/domain/roles'
import { languagesOf } from '@vastus/domain/language-choice'
import { CatchBoundary, Outlet, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { type ComponentProps, Suspense } from 'react'
import { call } from '../../shared/api/call.ts'
import { useErrorAlert } from '../../shared/api/use-alerts.ts'
import { useI18n } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/i18n/lazy-part.tsx'
import { filesQuestion } from '../../shared/files/files-question.ts'
import { useSession, useSessionStore } from '../../shared/session/session-context.tsx'
import { useSignOut } from '../../shared/session/use-sign-in.ts'
import { useSignedOutHere } from '../../shared/session/use-signed-out-here.ts'
import { AppShell, WorkingSign } from './app-shell.tsx'
import { WORK_LIST } from '../../shared/session/next-path.ts'
import { navigationItems } from './navigation-items.tsx'
import { SessionDialogs } from './session-dialogs.tsx'
import { usePageTitle } from './page-title.ts'
import { applyTheme, useTheme } from '../../shared/ui/theme.ts'
import { useChangeLanguage } from '../../shared/i18n/use-change-language.ts'
import { useOnline } from '../../shared/api/use-online.ts'
import { useAfterPaint } from '../../shared/ui/use-after-paint.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

const AnswersDue = lazyPart(
  () => import('../../clinic/inbox/due/answers-due.tsx').then((module) => module.AnswersDue),
  'clinic',
)

const GoKeys = lazyPart(() => import('./go-keys.ts').then((module) => module.GoKeys))

/** The shell around every screen, fed by the session and the address. */
export function AppFrame() {
  const { t, language } = useI18n()
  const store = useSessionStore()
  const session = useSession()
  const router = useRouter()
  const navigate = useNavigate()
  const theme = useTheme()
  const alertError = useErrorAlert()
  const changeLanguage = useChangeLanguage()
  const signOut = useSignOut()
  const signedOutHere = useSignedOutHere()
  const online = useOnline()
  const path = useRouterState({ select: (state) => state.location.pathname })
  // While the next screen loads, the one before it keeps its room.
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' })
  const { user, consents, activeRole, selectedClinicId } = session
  const isStaff = user !== null && activeRole === 'PRM_DOCTOR'
  usePageTitle()
  useFocusOnNavigation()

  const banner = useQuery({
    queryKey: ['global-messages', activeRole, selectedClinicId, language],
    enabled: user !== null && !user.incompleteProfile && (isStaff || activeRole === 'PRM_PATIENT'),
    queryFn: ({ signal }) => {
      const clinicIds = isStaff && selectedClinicId ? { clinicIds: String(selectedClinicId) } : {}
      return call(
        listGlobalMessages,
        { query: { role: isStaff ? 'DOCTOR' : 'PATIENT', ...clinicIds } },
        { signal },
      )
    },
  })

  const languages = languagesOf(store.config.featureFlags.COUNTRY_CODE)
  const go = (href: string) => void navigate(href === homeOf('PRM_DOCTOR') ? WORK_LIST : { to: href })
  const chooseClinic = async (id: number) => {
    if (await filesQuestion.ask?.()) return
    store.selectClinic(id)
    // Lists, colleagues and patients of an address are those of one clinic.
    if (isPanesPath(path)) await navigate({ to: homeOf('PRM_DOCTOR'), ignoreBlocker: true })
  }
  const otherRole = activeRole === 'PRM_DOCTOR' ? 'PRM_PATIENT' : 'PRM_DOCTOR'
  const canSwitch = user?.permissions.includes('PRM_DOCTOR') && user.permissions.includes('PRM_PATIENT')
  // A message that can no longer be asked for may no longer be true.
  const messages = banner.isError ? [] : (banner.data?.content ?? [])
  const text = messages.map((message) => message.text).join('\n\n')

  const items = navigationItems({
    t,
    path,
    activeRole: user ? activeRole : null,
    country: store.config.featureFlags.COUNTRY_CODE,
  })

  return (
    <>
      <AppShell
        face={isStaff ? 'staff' : 'patient'}
        room={isStaff && isPanesPath(shown) ? 'panes' : 'column'}
        homeHref={user && activeRole ? homeOf(activeRole) : '/'}
        helpHref="/help"
        items={items}
        {...(user && !user.incompleteProfile
          ? {
              user: nameOf(user),
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
              onLogOut: () => void signOut().catch((error: unknown) => alertError('session', error)),
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
                onSelect: (id: string) => void chooseClinic(Number(id)),
              },
            }
          : {})}
        theme={theme}
        onTheme={applyTheme}
        onNavigate={go}
        languages={languages}
        onLanguage={changeLanguage}
        {...(path !== '/' && path !== (activeRole && homeOf(activeRole)) && !(isStaff && isPanesPath(path))
          ? {
              // A link of a mail or a notice begins a history of its own.
              onBack: () =>
                router.history.canGoBack()
                  ? router.history.back()
                  : go(user && activeRole ? homeOf(activeRole) : '/'),
            }
          : {})}
        {...(text ? { banner: text } : {})}
        demo={store.config.appMode !== 'PROD'}
        offline={!online}
        working={<Working />}
      >
        {!signedOutHere && <Outlet />}
      </AppShell>
      {isStaff && consents && missingConsents('PRM_DOCTOR', consents).length === 0 && (
        <OfStaff items={items} go={go} />
      )}
      <SessionDialogs />
    </>
  )
}

/** Warnings and keys, once the page is painted: nobody waits for them, and no page goes away because they did not come. */
function OfStaff(menu: ComponentProps<typeof GoKeys>) {
  const isPainted = useAfterPaint()
  return (
    isPainted && (
      <CatchBoundary getResetKey={() => 'warnings'} errorComponent={() => null}>
        <Suspense fallback={null}>
          <AnswersDue />
          <GoKeys {...menu} />
        </Suspense>
      </CatchBoundary>
    )
  )
}

/** By itself, so that a call that begins or ends does not draw the whole frame again. */
function Working() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const calls = useIsFetching() + useIsMutating()
  return (isLoading || calls > 0) && <WorkingSign />
}

/** An admin may have no name but the e-mail. */
function nameOf({ firstName, surname, email }: LoggedInUser): { name: string; email?: string } {
  const name = `${firstName} ${surname}`.trim()
  return name ? { name, email } : { name: email }
}

/** The staff inbox and its conversation take all the room. */
function isPanesPath(path: string): boolean {
  return path === '/clinic-e-contacts' || isConversationPath(path)
}

function isConversationPath(path: string): boolean {
  return /^\/e-contacts\/\d+$/.test(path)
}
