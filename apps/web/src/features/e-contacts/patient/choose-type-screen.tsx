export function ChooseTypeScreen() {
  return null
}
