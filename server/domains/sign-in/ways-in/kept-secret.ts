import type { CallContext } from '../../../context.ts'

/** Longer than any such link is good for. */
const mostKeptHours = 24

/**
 * The secret of a link. One that is stated goes out of the address into a cookie that no script reads, nothing logs and
 * no other site is told; where none is stated it is the one that the browser keeps.
 */
export function keptSecret(
  { cookies }: Pick<CallContext, 'cookies'>,
  cookie: string,
  { stated, keptHours = mostKeptHours }: { stated?: string | undefined; keptHours?: number } = {},
): string {
  if (stated === undefined) return cookies.get(cookie) ?? ''
  if (/^[\w-]{22,64}$/.test(stated)) cookies.set(cookie, stated, { maxAgeSeconds: keptHours * 3600 })
  else cookies.clear(cookie)
  return stated
}
