import { redirect } from 'react-router'
import { pathInLocale, pathWithoutLocale } from '../../shared/lib/locale.ts'
import type { LoadArgs } from './load.ts'

type Info<T> = (input: { token?: string }) => Promise<T>
/** The parameter of the address that carries the secret, and the page that shows what is kept; its own without one. */
type Place = { parameter?: 'link' | 'token'; path?: string }

/**
 * What a page shows of the link that its browser keeps. The secret of one in the address goes into the browser's keeping
 * and out of the address, before anything can quote it.
 * @returns null where another is kept that opens something: it takes a press to put this one in its place
 */
export async function infoOfLink<T extends { state: string }>(
  args: LoadArgs,
  info: Info<T>,
  place: Place = {},
): Promise<T | null> {
  const kept = await info({})
  if (!args.url.searchParams.has(place.parameter ?? 'link')) return kept
  if (!isSpent(kept)) return null
  throw await openLink(args, info, place)
}

/** An invitation that has been taken up opens nothing more, as one that is closed. */
function isSpent({ state }: { state: string }): boolean {
  return state === 'closed' || state === 'member' || state === 'accepted'
}

/** Keeps the link of the address from now on. */
export async function openLink<T>(
  { url, locale }: LoadArgs,
  info: Info<T>,
  { parameter = 'link', path = pathWithoutLocale(url.pathname) }: Place = {},
): Promise<Response> {
  await info({ token: url.searchParams.get(parameter)?.slice(0, 64) || '-' })
  return redirect(pathInLocale(path, locale))
}
