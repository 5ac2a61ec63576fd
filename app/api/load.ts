import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import type { Api } from '../../shared/contract/contract.ts'
import { ApiError } from '../../shared/contract/errors.ts'
import { type Locale, localeOfPath, pathInLocale, pathWithoutLocale } from '../../shared/lib/locale.ts'
import { apiContext } from './api-context.ts'
import { browserApi } from './browser-api.ts'

/** What a page's `load` finds beside the client. */
export type LoadArgs = { params: Record<string, string | undefined>; url: URL; locale: Locale }

/** Loads all data of a page, the same for the first rendering and for navigation. */
export type Load<T> = (api: Api, args: LoadArgs) => Promise<T>

/** The `loader` of a route: calls in-process. */
export function serverLoader<T>(load: Load<T>) {
  return ({ params, url, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<T> =>
    run(load, context.get(apiContext), params, url)
}

/**
 * The `clientLoader` of a route: calls over HTTP, which say where the reader is going.
 * Where nothing is answered the reader stays on the page, with what they have typed there, and is asked to try again.
 */
export function browserLoader<T>(load: Load<T>) {
  return ({ params, url, request }: ClientLoaderFunctionArgs): Promise<T> => {
    const start = (): Promise<T> =>
      run(load, browserApi(url.pathname + url.search), params, url, async () => {
        await window.yisunGuard?.failed()
        request.signal.throwIfAborted()
        return start()
      })
    return start()
  }
}

async function run<T>(
  load: Load<T>,
  api: Api,
  params: LoadArgs['params'],
  url: URL,
  onUnanswered?: () => Promise<T>,
): Promise<T> {
  try {
    return await load(api, { params, url, locale: localeOfPath(url.pathname) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.reason === 'unavailable' && onUnanswered) return onUnanswered()
    throw asResponse(error, url)
  }
}

/** The page of this visit that is being left: who closes the sign-in is back there. */
function fromHere(): string {
  if (typeof window === 'undefined') return ''
  const bare = pathWithoutLocale(location.pathname)
  return bare === '/home' ? '' : `&from=${encodeURIComponent(bare + location.search)}`
}

/** Where an error of a page's data leads: to its designed page, or where the person can mend it. */
function asResponse(error: ApiError, url: URL) {
  const locale = localeOfPath(url.pathname)
  const back = encodeURIComponent(pathWithoutLocale(url.pathname) + url.search)
  switch (error.reason) {
    case 'notFound':
    case 'invalidInput':
      return data({ reason: 'notFound' }, { status: 404 })
    case 'loginEnded':
      return redirect(`${pathInLocale('/home', locale)}?signIn=${back}${fromHere()}`)
    case 'consentNeeded':
      return redirect(`${pathInLocale('/newTerms', locale)}?back=${back}`)
    case 'noTeam':
      return redirect(`${pathInLocale('/noTeam', locale)}?back=${back}`)
    case 'notAvailable':
      return redirect(`${pathInLocale('/home', locale)}?notice=notAvailable`)
    case 'secondFactorNeeded':
      return redirect(`${pathInLocale('/staff/secondFactor', locale)}?back=${back}`)
    case 'unavailable':
      return data({ reason: 'unavailable' }, { status: 503 })
    default:
      return data({ reason: 'failed' }, { status: 500 })
  }
}
