export function UploadFilesScreen() {
  return null
}
