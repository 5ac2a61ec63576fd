import * as m from '#messages'

/** The `countText` of a field with a limit: how many characters are left, or too many. */
export function leftText(left: number): string {
  return left >= 0 ? m.feedback_left({ count: left }) : m.feedback_over({ count: -left })
}
