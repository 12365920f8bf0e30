/** Everything on one page. */
export function wholePage<T>(content: T[]) {
  return { content, page: 0, size: content.length, totalElements: content.length, last: true }
}
