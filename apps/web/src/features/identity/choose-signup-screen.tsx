export function ChooseSignupScreen() {
  return null
}
