import type { CallContext } from '../../../context.ts'

/** Longer than any such link is valid. */
const mostKeptHours = 24
/** Time for reading before pressing the button. */
const waitingSeconds = 3600

type Cookies = Pick<CallContext, 'cookies'>
/** The secret in the address; or a request to open the waiting one. */
export type StatedLink = { token?: string | undefined; opensAnother?: boolean | undefined }
type Kept = { cookie: string; keptHours?: number | undefined }

/**
 * The secret of a link. A stated secret is moved from the address into a cookie that no script reads, no log
 * contains and no other site receives; without one, the browser's stored secret is used.
 */
export function keptSecret(
  { cookies }: Cookies,
  cookie: string,
  { stated, keptHours = mostKeptHours }: { stated?: string | undefined; keptHours?: number | undefined } = {},
): string {
  if (stated === undefined) return cookies.get(cookie) ?? ''
  if (isSecret(stated)) cookies.set(cookie, stated, { maxAgeSeconds: keptHours * 3600 })
  else cookies.clear(cookie)
  return stated
}

/**
 * Describes what a link opens. Anybody can send anybody a link: if the browser already stores another valid
 * one, the new secret waits in its own cookie, out of the address, until the button replaces the old one.
 */
export async function describeLink<T extends { state: string }>(
  { cookies }: Cookies,
  { cookie, keptHours }: Kept,
  { token, opensAnother }: StatedLink,
  show: (secret: string) => Promise<T>,
): Promise<T | { state: 'another' }> {
  const waitingCookie = `${cookie}_waiting`
  const kept = cookies.get(cookie) ?? ''
  if (opensAnother) {
    const waiting = cookies.get(waitingCookie)
    cookies.clear(waitingCookie)
    return show(keptSecret({ cookies }, cookie, { stated: waiting, keptHours }))
  }
  const shown = await show(kept)
  if (token === undefined || token === kept) return shown
  if (isSpent(shown)) return show(keptSecret({ cookies }, cookie, { stated: token, keptHours }))
  if (isSecret(token)) cookies.set(waitingCookie, token, { maxAgeSeconds: waitingSeconds })
  return { state: 'another' }
}

function isSecret(text: string): boolean {
  return /^[\w-]{22,64}$/.test(text)
}

/** An accepted invitation opens nothing more, like a closed one. */
function isSpent({ state }: { state: string }): boolean {
  return state === 'closed' || state === 'member' || state === 'accepted'
}
