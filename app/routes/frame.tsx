import { type ReactNode, useMemo } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import * as m from '#messages'
import type { ConfigInfo } from '../../shared/contract/home.ts'
import { localeOfPath } from '../../shared/lib/locale.ts'
import type { FormMark } from '../api/form-key.ts'
import { type ShownAccount, ShownAccountContext } from '../api/shown-account.ts'
import { SiteFooter } from '../features/home/site-footer.tsx'
import { SiteHeader } from '../features/home/site-header.tsx'
import { SignOutForm } from '../features/sign-in/sign-out-form.tsx'
import { type AnchorProps, LinkComponent } from '../ui/link.tsx'
import { UiWords } from '../ui/ui-words.tsx'
import { useShownOnce } from '../ui/use-shown-once.ts'
import { useSignInOverPage } from './sign-in-over-page.tsx'

/** What is loaded for every page, once a visit. */
export type FrameData = {
  config: ConfigInfo
  account: ShownAccount | null
  /** Of the form to sign in, where the page has one in its HTML; a page that is kept has none. */
  signInMark: FormMark | null
}

export type FrameProps = {
  /** Null where it could not be loaded: a failure still has its frame. */
  data: FrameData | null
  children: ReactNode
}

/** What an address confirms: a thing done, codes handed over, a request taken. */
const saidOnce = ['done', 'handed', 'requested']

/** What stands around every page, staff included: skip link, header, main, footer. */
export function Frame({ data, children }: FrameProps) {
  // The same object for good: a new one would draw a part anew that waits for its script, and lose what is typed there.
  const words = useMemo(
    () => ({
      errorPrefix: m.field_error_prefix(),
      optional: m.field_optional(),
      newWindow: m.link_new_window(),
    }),
    [],
  )
  const { account, dialog, again, isOthersPage } = useSignInOverPage(data)
  useShownOnce(useLocation().key, saidOnce)
  return (
    <UiWords value={words}>
      <LinkComponent value={InnerLink}>
        <ShownAccountContext value={data?.account ?? null}>
          <a className="skip-link" href="#main">
            {m.skip_to_content()}
          </a>
          <SiteHeader account={account} signOut={<SignOutForm />} />
          {again}
          <main id="main" tabIndex={-1} className="site-main" hidden={isOthersPage}>
            {children}
          </main>
          <SiteFooter config={data?.config ?? null} />
          {dialog}
        </ShownAccountContext>
      </LinkComponent>
    </UiWords>
  )
}

/** A path of ours through the router; to the other language or out of the app by a whole load. */
function InnerLink({ href, ...rest }: AnchorProps) {
  const { pathname } = useLocation()
  const isWhole =
    rest.rel === 'external' || localeOfPath(href.split(/[?#]/)[0] ?? '') !== localeOfPath(pathname)
  return <RouterLink to={href} reloadDocument={isWhole} discover={isWhole ? 'none' : 'render'} {...rest} />
}
