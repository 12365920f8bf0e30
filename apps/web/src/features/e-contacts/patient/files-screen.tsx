export function FilesScreen() {
  return null
}
