import type { CallContext } from '../../../context.ts'

/** Longer than any such link is good for. */
const mostKeptHours = 24
/** For whoever reads what it says before they press. */
const waitingSeconds = 3600

type Cookies = Pick<CallContext, 'cookies'>
/** The secret that an address states; or that the one that waits is to be opened. */
export type StatedLink = { token?: string | undefined; opensAnother?: boolean | undefined }
type Kept = { cookie: string; keptHours?: number | undefined }

/**
 * The secret of a link. One that is stated goes out of the address into a cookie that no script reads, nothing logs and
 * no other site is told; where none is stated it is the one that the browser keeps.
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
 * What a link opens. Anybody can send anybody one: where the browser keeps another that opens something, the stated one
 * waits in a cookie of its own, so that no address holds it while the press is awaited that puts it in the other's place.
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

/** An invitation that has been taken up opens nothing more, as one that is closed. */
function isSpent({ state }: { state: string }): boolean {
  return state === 'closed' || state === 'member' || state === 'accepted'
}
