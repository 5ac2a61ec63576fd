import { pathWithoutLocale } from '../../../shared/lib/locale.ts'
import {
  forgetKeptForm,
  type KeptForm,
  keepForm,
  openKeptForm,
} from '../../domains/sign-in/sessions/kept-forms.ts'
import type { RequestScope } from '../calls/request-scope.ts'
import { findPage } from './find-page.ts'

/** In the address of a page that restores a form; useless to anybody else, and in any other browser. */
const query = 'kept'

/**
 * Handles a posted form that its person can send only after doing something elsewhere, such as signing in
 * again or getting a right back: the form is kept and restored at the address to which that leads, unless the
 * page opts out in the table of pages.
 */
export async function keptFormsOf(scope: RequestScope, url: URL) {
  return {
    given: scope.isReading ? await givenBack(scope, url) : null,
    keep: (form: KeptForm) => keep(scope, url, form),
  }
}

async function givenBack(scope: RequestScope, url: URL): Promise<KeptForm | null> {
  const id = url.searchParams.get(query)
  if (id === null || scope.actor.kind !== 'account' || url.pathname.endsWith('.data')) return null
  const { accountId } = scope.actor
  return openKeptForm(scope.services, { id, accountId, ...placeOf(scope, url) })
}

async function keep(scope: RequestScope, url: URL, form: KeptForm) {
  if (!keepsForms(url)) return null
  // An unknown browser owns nothing, and gets no id for a form that is not kept.
  if (scope.sessionToken) scope.rememberBrowser()
  const id = await keepForm(scope.services, scope.sessionToken, { ...form, ...placeOf(scope, url) })
  return id === null ? null : { name: query, value: id }
}

/** The page was sent again and has succeeded. */
export async function forgetSentForm(scope: RequestScope, url: URL, status: number): Promise<void> {
  const id = url.searchParams.get(query)
  if (id === null || scope.isReading || scope.actor.kind !== 'account' || status >= 400) return
  await forgetKeptForm(scope.services, { id, accountId: scope.actor.accountId, browserId: scope.browserId })
}

function keepsForms(url: URL): boolean {
  const page = findPage(pagePath(url))
  return page !== 'unknown' && page.keepsForms !== false
}

function placeOf({ browserId }: RequestScope, url: URL) {
  return { browserId, path: pagePath(url) }
}

/** With script, a page's data is requested at another address. */
function pagePath({ pathname }: URL): string {
  return pathWithoutLocale(pathname).replace(/\.data$/, '')
}
