import { pathWithoutLocale } from '../../../shared/lib/locale.ts'
import {
  forgetKeptForm,
  type KeptForm,
  keepForm,
  openKeptForm,
} from '../../domains/sign-in/sessions/kept-forms.ts'
import type { RequestScope } from '../calls/request-scope.ts'
import { findPage } from './find-page.ts'

/** In the address of a page that gives a form back; says nothing to anybody else, and in any other browser. */
const query = 'kept'

/**
 * What a posted page does with a form that its person may send once they have seen to something elsewhere, as to a session
 * that has ended or a right that was taken away: it is kept for them and given back at the address to which that leads;
 * but for a page that says so in the table of pages.
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
  // A browser that is not known yet is nobody's, and gets no number for a form that is not kept.
  if (scope.sessionToken) scope.rememberBrowser()
  const id = await keepForm(scope.services, scope.sessionToken, { ...form, ...placeOf(scope, url) })
  return id === null ? null : { name: query, value: id }
}

/** The page was sent again and has gone through. */
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

/** With script its data is asked for, at another address. */
function pagePath({ pathname }: URL): string {
  return pathWithoutLocale(pathname).replace(/\.data$/, '')
}
