import * as m from '#messages'

/** The `countText` of a field with a limit: how many of its characters are written, and how many too many. */
export function leftText(left: number, limit: number): string {
  const written = limit - left
  return left >= 0 ? m.written_of({ written, limit }) : m.written_over({ written, count: -left })
}
