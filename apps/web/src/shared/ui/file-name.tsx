/** The name of a file, which breaks before its ending rather than inside it. */
export function FileName({ name }: { name: string }) {
  const at = name.lastIndexOf('.')
  if (at <= 0) return name
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  )
}
