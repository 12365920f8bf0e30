export function ResetPasswordCodeScreen() {
  return null
}
