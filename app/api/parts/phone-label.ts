import * as m from '#messages'
import { maskPhone } from '../../../shared/lib/text/masking.ts'

/** How a person is shown by their phone: 用户 138****8000, or 未知用户 if there is none. */
export function phoneLabel(phone: string | null | undefined): string {
  return phone ? m.user_label({ phone: maskPhone(phone) }) : m.user_unknown()
}
