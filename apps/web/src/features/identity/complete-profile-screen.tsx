export function CompleteProfileScreen() {
  return null
}
