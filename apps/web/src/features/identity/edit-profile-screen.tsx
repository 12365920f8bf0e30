export function EditProfileScreen() {
  return null
}
