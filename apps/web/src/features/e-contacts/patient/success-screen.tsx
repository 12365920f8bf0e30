export function SuccessScreen() {
  return null
}
