export function ChoosePersonScreen() {
  return null
}
