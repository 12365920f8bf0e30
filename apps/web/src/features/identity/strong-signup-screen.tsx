export function StrongSignupScreen() {
  return null
}
