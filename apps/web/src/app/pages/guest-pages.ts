export { ChooseAuthScreen } from '../../account/sign-in/choose-auth-screen.tsx'
export { ChooseSignupScreen } from '../../account/sign-up/choose-signup-screen.tsx'
export { HomeScreen } from '../../account/sign-in/home-screen.tsx'
export { LoginWithPasswordScreen } from '../../account/sign-in/login-with-password-screen.tsx'
