import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import {
  ApiError,
  type ErrorDetails,
  type ErrorName,
  type FieldError,
} from '../../../shared/contract/errors.ts'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import { elsewhereOf, neededPrivilege } from '../../../shared/rules/elsewhere.ts'
import type { LoadArgs } from '../pages/load.ts'
import { type HeldBack, reportLoginEnded } from '../state/client-events.ts'
import { apiContext } from '../transport/api-context.ts'
import { browserApi } from '../transport/browser-api.ts'
import { refusalText, writtenIn } from '../transport/refusal-text.ts'
import { fieldText } from './form-errors.ts'
import { type KeptForm, type KeptForms, keptFormsContext } from './kept-forms.ts'
import { noteLostForm } from './lost-form.ts'
import { PostedForm } from './posted-form.ts'
import type { Conflict } from './unsaved-values.ts'

/** Carries out what a posted form asks for; returns a redirect, or data for the page to show. */
export type Act<T> = (api: Api, form: PostedForm, args: LoadArgs) => Promise<Response | T>

/** What a page gets back when a form was refused: everything that was typed, and the errors. */
export type ActFailure = {
  isFailure: true
  error: ErrorName
  /** In the language of the page. */
  message: string
  /** By dotted path of the input; the words for the field and for the summary. */
  fields: Record<string, string>
  /** What was posted, by name; files and one-time codes are not in it. */
  values: Record<string, string[]>
  /** Fields that were changed in another window as well; the writer has to choose. */
  conflicts?: Conflict[]
  retryAfterSeconds?: number
  params?: ErrorDetails['params']
}

export type ActOptions = {
  /** Special wording for a field's error; undefined falls back to the general wording. */
  wordField?: (path: string, error: FieldError, form: PostedForm) => string | undefined
}

/** More fields than any real form has; each one would be read, kept and sent back. */
const mostFields = 500

/**
 * The `action` of a route: runs on the server, with and without script. A refused form comes back with what
 * was typed. An ended login leads to the sign-in and back; other problems that are solved elsewhere lead
 * there and back.
 */
export function serverAction<T>(act: Act<T>, options: ActOptions = {}) {
  // `url` is the page's own; with script the request goes to another address, that of the page's data.
  return async (args: ActionFunctionArgs<RouterContextProvider>) => {
    const { context, url } = args
    const { given, keep } = context.get(keptFormsContext)
    const api = context.get(apiContext)
    const onRefused = ({ error, values }: ActFailure) =>
      noteLostForm(context, async () => ({
        message: await refusalText({ api, url }, error === 'notAvailable' ? error : 'notFound'),
        texts: writtenIn(values),
      }))
    if (!given) return run(act, api, args, { ...options, keep, onRefused })
    const failure = giveBack(given)
    onRefused(failure)
    return failure
  }
}

/** A form that was posted while nobody was signed in, returned as refused for that reason. */
function giveBack({ texts, files }: KeptForm): ActFailure {
  const form = new FormData()
  for (const [name, text] of texts) form.append(name, text)
  const message = files.length > 0 ? m.form_kept_files({ names: files.join(' · ') }) : m.form_kept()
  return {
    isFailure: true,
    error: 'loginEnded',
    message,
    fields: {},
    values: new PostedForm(form).values(),
  }
}

/**
 * The `clientAction` of a route whose form goes to an encrypted call: with script the browser makes that call
 * itself, so that personal details leave it encrypted. Without a trace id nothing is sent and the form keeps
 * what was typed. Without script the same form is posted to the `action`.
 */
export function browserAction<T>(act: Act<T>, options: ActOptions = {}) {
  return (args: ClientActionFunctionArgs) => run(act, browserApi(), args, options)
}

type RunOptions = ActOptions &
  Partial<Pick<KeptForms, 'keep'>> & { onRefused?: (failure: ActFailure) => void }

async function run<T>(
  act: Act<T>,
  api: Api,
  { params, request, url }: Pick<ActionFunctionArgs, 'params' | 'request' | 'url'>,
  { keep, onRefused, ...options }: RunOptions,
) {
  const posted = await request.formData().catch(() => null)
  // No form of ours sends this; the page is shown with an empty form.
  if (!posted || [...posted.keys()].length > mostFields)
    return asData(
      failureOf(new ApiError('badRequest'), m.error_bad_request({}), new PostedForm(new FormData())),
    )
  const form = new PostedForm(posted)
  for (;;) {
    try {
      return await act(api, form, { params, url, locale: localeOfPath(url.pathname) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const heldBack = heldBackFor(error.reason)
      // In the browser the transport has already handled an ended login; on the server no handler is set.
      if (heldBack && heldBack !== 'loginEnded' && (await reportLoginEnded(heldBack))) continue
      const kept = leavesPage(error, request) ? await keep?.(form.kept()) : null
      leadElsewhere(error, kept ? withQuery(url, kept) : url)
      const message = await refusalText({ api, url }, error.reason, error.details)
      const failure = failureOf(error, message, form, options)
      onRefused?.(failure)
      return asData(failure)
    }
  }
}

/** A problem that the person can solve elsewhere before the same form is sent once more. */
function heldBackFor(reason: ErrorName): HeldBack | null {
  return reason === 'loginEnded' || reason === 'noTeam' || reason === 'secondFactorNeeded' ? reason : null
}

/** With script the form stays in place and is sent again once the problem has been solved over its page. */
function leadElsewhere(error: ApiError, url: URL): void {
  const heldBack = heldBackFor(error.reason)
  const isSolved = heldBack !== null || neededPrivilege(error.details) !== undefined
  const elsewhere = isSolved && elsewhereOf(error, url, '&notice=loginEnded')
  if (elsewhere) throw redirect(elsewhere, heldBack ? { headers: { 'X-Login-Ended': heldBack } } : {})
}

function failureOf(
  { reason, details }: ApiError,
  message: string,
  form: PostedForm,
  { wordField }: ActOptions = {},
): ActFailure {
  const { retryAfterSeconds, params, fields = {} } = details
  const worded = Object.entries(fields).map(([path, field]) => [
    path,
    wordField?.(path, field, form) ?? fieldText(field),
  ])
  return {
    isFailure: true,
    error: reason,
    message,
    fields: Object.fromEntries(worded),
    values: form.values(),
    ...(form.conflicts.length > 0 && { conflicts: form.conflicts }),
    ...(retryAfterSeconds && { retryAfterSeconds }),
    ...(params && { params }),
  }
}

const asData = (failure: ActFailure) => data(failure, { status: statusOf(failure.error) })

/** With script it is solved over the page, except for a lost privilege: only others can restore that. */
function leavesPage({ reason, details }: ApiError, request: Request): boolean {
  const isOfScript = new URL(request.url).pathname.endsWith('.data')
  return neededPrivilege(details) !== undefined || (heldBackFor(reason) !== null && !isOfScript)
}

function withQuery(url: URL, { name, value }: { name: string; value: string }): URL {
  const next = new URL(url)
  next.searchParams.set(name, value)
  return next
}

function statusOf(name: ErrorName): number {
  if (name === 'tooMany') return 429
  if (name === 'unavailable') return 503
  if (name === 'badRequest') return 400
  return name === 'internal' ? 500 : 422
}
