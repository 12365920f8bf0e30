import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { forConsents, forGuests, forPasswordLogin, forProvenLogin, guarded } from '../guarded.ts'
import { rootRoute } from './root-route.ts'
import { textSearch } from './search.ts'

/** What most visits open comes as one file. */
const guestPages = () => import('../pages/guest-pages.ts')

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  staticData: { title: 'shell.titles.home' },
  validateSearch: textSearch('status', 'locale'),
  beforeLoad: forGuests(),
  component: lazyRouteComponent(guestPages, 'HomeScreen'),
})

const chooseAuth = createRoute({
  getParentRoute: () => rootRoute,
  path: '/choose-auth',
  staticData: { title: 'shell.menu.logIn' },
  beforeLoad: forGuests(),
  component: lazyRouteComponent(guestPages, 'ChooseAuthScreen'),
})

const chooseSignup = createRoute({
  getParentRoute: () => rootRoute,
  path: '/choose-signup',
  staticData: { title: 'shell.titles.signUp' },
  beforeLoad: forGuests(),
  component: lazyRouteComponent(guestPages, 'ChooseSignupScreen'),
})

const loginWithPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login-with-password',
  staticData: { title: 'shell.menu.logIn' },
  validateSearch: textSearch('done'),
  beforeLoad: forPasswordLogin(),
  component: lazyRouteComponent(guestPages, 'LoginWithPasswordScreen'),
})

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'shell.menu.logIn' },
  validateSearch: textSearch('for'),
  beforeLoad: forProvenLogin(),
  component: lazyRouteComponent(() => import('../../account/sign-in/login-screen.tsx'), 'LoginScreen'),
})

const completeLogin = createRoute({
  getParentRoute: () => rootRoute,
  path: '/complete-login',
  staticData: { title: 'shell.menu.logIn' },
  validateSearch: textSearch('state', 'code', 'error', 'iss', 'session_token'),
  beforeLoad: forGuests('sign-in'),
  component: lazyRouteComponent(
    () => import('../../account/sign-in/complete-login-screen.tsx'),
    'CompleteLoginScreen',
  ),
})

/** Somebody may be signed in: the app also confirms who it is before a grave act. */
const smartIdReturn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/smart-id-return',
  staticData: { title: 'shell.menu.logIn' },
  validateSearch: textSearch('value', 'sessionSecretDigest', 'userChallengeVerifier'),
  beforeLoad: guarded({ isPublic: true }, 'sign-in'),
  component: lazyRouteComponent(
    () => import('../../account/sign-in/smart-id-return-screen.tsx'),
    'SmartIdReturnScreen',
  ),
})

const secondFactor = createRoute({
  getParentRoute: () => rootRoute,
  path: '/second-factor',
  staticData: { title: 'shell.menu.logIn' },
  beforeLoad: forGuests('sign-in'),
  component: lazyRouteComponent(
    () => import('../../account/sign-in/second-factor-screen.tsx'),
    'SecondFactorScreen',
  ),
})

const signUp = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup-with-password',
  staticData: { title: 'shell.titles.signUp' },
  beforeLoad: forPasswordLogin(),
  component: lazyRouteComponent(() => import('../../account/sign-up/sign-up-screen.tsx'), 'SignUpScreen'),
})

const signUpCode = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup-with-password/verify-otp',
  staticData: { title: 'shell.titles.code' },
  beforeLoad: forPasswordLogin(),
  component: lazyRouteComponent(
    () => import('../../account/sign-up/sign-up-code-screen.tsx'),
    'SignUpCodeScreen',
  ),
})

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { title: 'shell.titles.resetPassword' },
  beforeLoad: forPasswordLogin('invitation'),
  component: lazyRouteComponent(
    () => import('../../account/sign-in/reset-password-screen.tsx'),
    'ResetPasswordScreen',
  ),
})

const resetPasswordCode = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password/verify-otp',
  staticData: { title: 'shell.titles.resetPassword' },
  beforeLoad: forPasswordLogin('invitation'),
  component: lazyRouteComponent(
    () => import('../../account/sign-in/reset-password-code-screen.tsx'),
    'ResetPasswordCodeScreen',
  ),
})

/** Where the link in an SMS of a clinic leads. No question covers the one button for which people come. */
const smsChoice = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s/$token',
  staticData: { title: 'shell.titles.refuseSms' },
  beforeLoad: guarded({ isPublic: true, asksForCookies: false }, 'sms'),
  component: lazyRouteComponent(
    () => import('../../account/sms-choice/sms-choice-screen.tsx'),
    'SmsChoiceScreen',
  ),
})

const terms = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-and-conditions',
  staticData: { title: 'shell.menu.terms' },
  beforeLoad: guarded({ isPublic: true }),
  component: lazyRouteComponent(() => import('../../account/platform/terms-screen.tsx'), 'TermsScreen'),
})

const privacy = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { title: 'shell.menu.privacy' },
  beforeLoad: guarded({ isPublic: true }),
  component: lazyRouteComponent(() => import('../../account/platform/privacy-screen.tsx'), 'PrivacyScreen'),
})

const cookies = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cookie-policy',
  staticData: { title: 'shell.menu.cookies' },
  beforeLoad: guarded({ isPublic: true }),
  component: lazyRouteComponent(() => import('../../account/platform/cookies-screen.tsx'), 'CookiesScreen'),
})

const icons = createRoute({
  getParentRoute: () => rootRoute,
  path: '/icons',
  staticData: { title: 'shell.titles.icons' },
  beforeLoad: guarded({ isPublic: true }, 'medicines'),
  component: lazyRouteComponent(() => import('../../account/platform/icons-screen.tsx'), 'IconsScreen'),
})

const outbox = createRoute({
  getParentRoute: () => rootRoute,
  path: '/demo/outbox',
  staticData: { title: 'shell.titles.outbox' },
  validateSearch: textSearch('to'),
  beforeLoad: guarded({ isPublic: true }),
  component: lazyRouteComponent(() => import('../../account/platform/outbox-screen.tsx'), 'OutboxScreen'),
})

const signup = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  staticData: { title: 'shell.titles.yourDetails' },
  beforeLoad: guarded({ needsProfile: false }),
  component: lazyRouteComponent(
    () => import('../../account/sign-up/strong-signup-screen.tsx'),
    'StrongSignupScreen',
  ),
})

const clinicSignUp = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clinic-signup',
  staticData: { title: 'shell.titles.clinicSignUp' },
  beforeLoad: guarded({ isPublic: true }, 'clinic-sign-up', 'new-clinic'),
  component: lazyRouteComponent(
    () => import('../../account/clinic-sign-up/clinic-sign-up-screen.tsx'),
    'ClinicSignUpScreen',
  ),
})

const completeProfile = createRoute({
  getParentRoute: () => rootRoute,
  path: '/complete-profile',
  staticData: { title: 'shell.titles.yourDetails' },
  beforeLoad: guarded({ needsProfile: false }),
  component: lazyRouteComponent(
    () => import('../../account/profile/complete-profile-screen.tsx'),
    'CompleteProfileScreen',
  ),
})

const verifyEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-email-with-otp',
  staticData: { title: 'shell.titles.code' },
  beforeLoad: guarded({ needsProfile: false, needsConsents: false }, 'sign-in'),
  component: lazyRouteComponent(
    () => import('../../account/profile/verify-email-screen.tsx'),
    'VerifyEmailScreen',
  ),
})

const consents = createRoute({
  getParentRoute: () => rootRoute,
  path: '/consents',
  staticData: { title: 'shell.titles.consents' },
  validateSearch: textSearch('type'),
  beforeLoad: forConsents(),
  component: lazyRouteComponent(() => import('../../account/consents/consents-screen.tsx'), 'ConsentsScreen'),
})

const permissionDenied = createRoute({
  getParentRoute: () => rootRoute,
  path: '/permission-denied',
  staticData: { title: 'shell.pages.forbidden.heading' },
  beforeLoad: guarded({ isPublic: true }),
  component: lazyRouteComponent(
    () => import('../../account/platform/permission-denied-screen.tsx'),
    'PermissionDeniedScreen',
  ),
})

const settings = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  staticData: { title: 'shell.menu.settings' },
  beforeLoad: guarded({ roles: ['PRM_PATIENT', 'PRM_DOCTOR'] }, 'notices'),
  component: lazyRouteComponent(() => import('../pages/settings-page.tsx'), 'SettingsPage'),
})

const security = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings/security',
  staticData: { title: 'shell.menu.settings' },
  beforeLoad: guarded({ needsConsents: false }, 'sign-in'),
  component: lazyRouteComponent(() => import('../../account/security/security-screen.tsx'), 'SecurityScreen'),
})

const ownIdentity = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings/identity',
  staticData: { title: 'shell.menu.settings' },
  beforeLoad: guarded({ needsConsents: false }, 'sign-in'),
  component: lazyRouteComponent(() => import('../../account/sign-in/joining-screen.tsx'), 'JoiningScreen'),
})

const editProfile = createRoute({
  getParentRoute: () => rootRoute,
  path: '/edit-profile',
  staticData: { title: 'shell.menu.editProfile' },
  beforeLoad: guarded({}),
  component: lazyRouteComponent(
    () => import('../../account/profile/edit-profile-screen.tsx'),
    'EditProfileScreen',
  ),
})

const editProfileCode = createRoute({
  getParentRoute: () => rootRoute,
  path: '/edit-profile/verify-otp',
  staticData: { title: 'shell.titles.code' },
  beforeLoad: guarded({}, 'sign-in'),
  component: lazyRouteComponent(
    () => import('../../account/profile/edit-profile-code-screen.tsx'),
    'EditProfileCodeScreen',
  ),
})

const help = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help',
  staticData: { title: 'shell.menu.help' },
  beforeLoad: guarded({ isPublic: true }, 'support'),
  component: lazyRouteComponent(() => import('../pages/help-page.tsx'), 'HelpPage'),
})

/** Help is there also for those who cannot finish their profile. */
const support = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help/$topic',
  staticData: { title: 'shell.menu.help' },
  beforeLoad: guarded({ needsProfile: false, needsConsents: false }, 'support'),
  component: lazyRouteComponent(() => import('../../account/support/support-screen.tsx'), 'SupportScreen'),
})

const platformInfo = createRoute({
  getParentRoute: () => rootRoute,
  path: '/platform-info',
  staticData: { title: 'shell.menu.platformInfo' },
  beforeLoad: guarded({ isPublic: true }),
  component: lazyRouteComponent(
    () => import('../../account/platform/platform-info-screen.tsx'),
    'PlatformInfoScreen',
  ),
})

const about = createRoute({
  getParentRoute: () => rootRoute,
  path: '/platform',
  staticData: { title: 'shell.menu.about' },
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'identity'),
  component: lazyRouteComponent(() => import('../../account/platform/about-screen.tsx'), 'AboutScreen'),
})

const changelog = createRoute({
  getParentRoute: () => rootRoute,
  path: '/changelog',
  staticData: { title: 'shell.menu.changelog' },
  beforeLoad: guarded({ side: 'CLINIC', roles: ['PRM_DOCTOR'] }, 'identity'),
  component: lazyRouteComponent(
    () => import('../../account/platform/changelog-screen.tsx'),
    'ChangelogScreen',
  ),
})

export const identityRoutes = [
  help,
  support,
  home,
  chooseAuth,
  chooseSignup,
  loginWithPassword,
  login,
  completeLogin,
  smartIdReturn,
  secondFactor,
  signUp,
  signUpCode,
  resetPassword,
  resetPasswordCode,
  smsChoice,
  terms,
  privacy,
  cookies,
  icons,
  outbox,
  signup,
  clinicSignUp,
  completeProfile,
  verifyEmail,
  consents,
  permissionDenied,
  settings,
  security,
  ownIdentity,
  editProfile,
  editProfileCode,
  platformInfo,
  about,
  changelog,
] as const
