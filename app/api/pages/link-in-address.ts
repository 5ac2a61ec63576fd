import { redirect } from 'react-router'
import { pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import type { LoadArgs } from './load.ts'

type Another = { state: 'another' }
type Info<T> = (input: { token?: string; opensAnother?: boolean }) => Promise<T | Another>
/** The parameter with the secret, and the page that shows the kept link, by default the current one. */
type Place = { parameter?: 'link' | 'token'; path?: string }

/** The query parameter of a link that waits for a press; it does not contain the secret. */
const waits = 'another'

/**
 * What a page shows of the link that its browser keeps. A secret in the address is moved to a cookie before
 * anything can quote it: as the kept link, or as one that waits beside it.
 * @returns null where another kept link opens something: replacing it takes a press
 */
export async function infoOfLink<T extends { state: string }>(
  { url, locale }: LoadArgs,
  info: Info<T>,
  { parameter = 'link', path = pathWithoutLocale(url.pathname) }: Place = {},
): Promise<T | null> {
  const token = url.searchParams.get(parameter)
  if (token !== null) {
    const { state } = await info({ token: token.slice(0, 64) || '-' })
    const isWaiting = state === 'another'
    const place = isWaiting ? `${path}${path.includes('?') ? '&' : '?'}${waits}=1` : path
    throw redirect(pathInLocale(place, locale))
  }
  if (waitsForPress(url)) return null
  const shown = await info({})
  return isAnother(shown) ? null : shown
}

/** Whether the page asks for that press. */
export function waitsForPress(url: URL): boolean {
  return url.searchParams.has(waits)
}

/** Opens the waiting link, which is kept from now on. */
export async function openLink<T extends { state: string }>(
  { url, locale }: LoadArgs,
  info: Info<T>,
  { path = pathWithoutLocale(url.pathname) }: Place = {},
): Promise<Response> {
  await info({ opensAnother: true })
  return redirect(pathInLocale(path, locale))
}

function isAnother<T extends { state: string }>(shown: T | Another): shown is Another {
  return shown.state === 'another'
}
