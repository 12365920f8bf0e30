export { ChooseAuthScreen } from '../../features/identity/choose-auth-screen.tsx'
export { ChooseSignupScreen } from '../../features/identity/choose-signup-screen.tsx'
export { HomeScreen } from '../../features/identity/home-screen.tsx'
export { LoginWithPasswordScreen } from '../../features/identity/login-with-password-screen.tsx'
