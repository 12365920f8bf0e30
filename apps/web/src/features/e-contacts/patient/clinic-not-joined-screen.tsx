export function ClinicNotJoinedScreen() {
  return null
}
