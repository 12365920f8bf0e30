export function ChoosePatientScreen() {
  return null
}
