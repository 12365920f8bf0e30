export function ChooseAuthScreen() {
  return null
}
