export function LoginWithPasswordScreen() {
  return null
}
