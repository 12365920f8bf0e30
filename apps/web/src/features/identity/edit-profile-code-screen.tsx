export function EditProfileCodeScreen() {
  return null
}
