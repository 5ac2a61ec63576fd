import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError, type ErrorName } from '../../../shared/contract/errors.ts'
import { type Locale, localeOfPath, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { holdsSecret } from '../../../shared/lib/secret-in-address.ts'
import { elsewhereOf } from '../../../shared/rules/elsewhere.ts'
import { lostFormOf } from '../forms/lost-form.ts'
import { apiContext } from '../transport/api-context.ts'
import { browserApi } from '../transport/browser-api.ts'
import { shownOfRefused } from './refused-page.ts'

/** What a page's `load` gets beside the client. */
export type LoadArgs = { params: Record<string, string | undefined>; url: URL; locale: Locale }

/** Loads all data of a page, both for the first rendering and for navigation. */
export type Load<T> = (api: Api, args: LoadArgs) => Promise<T>

/** The status of a page that is not there, by the reason, where it holds what was posted to it. */
const statusOfLost: Partial<Record<ErrorName, number>> = {
  notFound: 404,
  notAvailable: 404,
  unavailable: 503,
}

/**
 * The `loader` of a route: calls in-process. If the page to which a form was posted no longer exists, or cannot be had
 * just now, the error page holds what was written in it.
 */
export function serverLoader<T>(load: Load<T>) {
  return ({ params, url, context }: LoaderFunctionArgs<RouterContextProvider>): Promise<T> => {
    const keeping: Load<T> = (api, args) =>
      load(api, args).catch(async (error: unknown) => {
        const status = error instanceof ApiError ? statusOfLost[error.reason] : undefined
        const lost = status && (await lostFormOf(context))
        throw lost ? data(lost, { status }) : error
      })
    return run(keeping, context.get(apiContext), params, url)
  }
}

/**
 * The `clientLoader` of a route: calls over HTTP, and says which page the reader is going to. If there is no
 * answer the reader stays on the page, with what they have typed, and is asked to try again. After a refused
 * form the page is read again; if it can no longer be read, for example because its subject was removed, it
 * stays as it is, with what was typed and why it was refused.
 */
export function browserLoader<T>(load: Load<T>) {
  return ({ params, url, request }: ClientLoaderFunctionArgs): Promise<T> => {
    const start = (): Promise<T> =>
      run(load, browserApi(url.pathname + url.search), params, url, async () => {
        await window.yisunGuard?.failed()
        request.signal.throwIfAborted()
        return start()
      })
    return start().catch((thrown: unknown) => shownOfRefused<T>() ?? Promise.reject(thrown))
  }
}

/** The `shouldRevalidate` of a page that is read again after a refused form too, to show what is stored now. */
export const afterEveryForm = () => true

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

/** The page that is being left within this visit: closing the sign-in leads back to it. */
function fromHere(): string {
  if (typeof window === 'undefined') return ''
  const bare = pathWithoutLocale(location.pathname)
  return bare === '/home' || holdsSecret(new URL(location.href))
    ? ''
    : `&from=${encodeURIComponent(bare + location.search)}`
}

/** Status of the designed error page; every other error is a failure. */
const statusOf: Partial<Record<ErrorName, number>> = {
  notFound: 404,
  invalidInput: 404,
  tooMany: 429,
  unavailable: 503,
}

/**
 * The response to an error of a page's data. The seconds to wait are data for the page that shows them, and a
 * header for everything else.
 */
function asResponse(error: ApiError, url: URL) {
  const elsewhere = elsewhereOf(error, url, error.reason === 'loginEnded' ? fromHere() : '')
  if (elsewhere) return redirect(elsewhere)
  const { retryAfterSeconds: wait } = error.details
  const headers = wait ? { 'Retry-After': `${wait}` } : undefined
  return data(wait ?? 0, { status: statusOf[error.reason] ?? 500, headers })
}
