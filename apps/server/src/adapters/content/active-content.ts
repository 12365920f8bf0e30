/** Something in a document that a program would run or fetch when the document is opened. */
export class ActiveContent extends Error {
  override name = 'ActiveContent'
}
