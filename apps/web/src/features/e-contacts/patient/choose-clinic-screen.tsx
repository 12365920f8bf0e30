export function ChooseClinicScreen() {
  return null
}
