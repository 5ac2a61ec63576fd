import { sessionCookie } from '../../server/cookie-names.ts'
import { errorNameOfCode } from '../../shared/contract/error-table.ts'
import type { TestPortal } from './portal/portal.ts'
import { newAddress, newBrowser, postCall } from './sign-in.ts'

/** The outcome of a staff call over HTTP: its data, or the name of the error. */
export type StaffAnswer = { reason: string; data: Record<string, unknown> }

/** Makes a staff call as its page does; `path` without `staff/v1/`. */
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

/** Requests a change and returns its id. */
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
