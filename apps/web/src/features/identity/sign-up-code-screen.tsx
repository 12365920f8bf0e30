export function SignUpCodeScreen() {
  return null
}
