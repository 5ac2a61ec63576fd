import { sessionCookie } from '../../server/cookie-names.ts'
import { errorNameOfCode } from '../../shared/contract/error-table.ts'
import type { TestPortal } from './portal/portal.ts'
import { newAddress, newBrowser, postCall } from './sign-in.ts'

/** What a call of staff came to over HTTP: its answer, or the name of the error. */
export type StaffAnswer = { reason: string; data: Record<string, unknown> }

/** Sends a call of staff as its page does; `path` without `staff/v1/`. */
export async function sendAsStaff(
  portal: TestPortal,
  { token }: { token: string },
  path: string,
  input: object = {},
): Promise<StaffAnswer> {
  const { code, data } = await postCall(portal, `staff/v1/${path}`, input, {
    browser: newBrowser(),
    address: newAddress(),
    cookie: `${sessionCookie}=${token}`,
  })
  return { reason: code === 0 ? 'ok' : errorNameOfCode(code), data: (data ?? {}) as StaffAnswer['data'] }
}

/** Asks for a change and answers its number. */
export async function askForChange(
  portal: TestPortal,
  asker: { token: string },
  path: 'memberRoles' | 'invitationCreate' | 'roleSave' | 'roleRetire',
  input: object,
): Promise<{ changeId: string; link: string }> {
  const { reason, data } = await sendAsStaff(portal, asker, path, input)
  if (reason !== 'ok') throw new Error(`${path}: ${reason}`)
  return { changeId: String(data.changeId), link: String(data.link ?? '') }
}
