import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { Link as RouterLink, useLocation } from 'react-router'
import * as m from '#messages'
import type { ConfigInfo } from '../../shared/contract/home.ts'
import { localeOfPath } from '../../shared/lib/locale.ts'
import type { FormMark } from '../api/forms/form-key.ts'
import { type ShownAccount, ShownAccountContext } from '../api/state/shown-account.ts'
import { SiteHeader } from '../features/home/site-header.tsx'
import { loadPart } from '../guard/load-part.ts'
import { type AnchorProps, LinkComponent } from '../ui/link.tsx'
import { nearView } from '../ui/near-view.ts'
import { UiWords } from '../ui/ui-words.tsx'
import { SaidOnce, useShownOnce } from '../ui/use-shown-once.ts'
import { useSignInOverPage } from './sign-in-over-page.tsx'

/** Its HTML and links work as they are; the script loads when it comes near the view. */
const SiteFooter = lazy(async () => {
  await nearView('site-footer')
  const { SiteFooter } = await loadPart(() => import('../features/home/site-footer.tsx'))
  return { default: SiteFooter }
})

/** What is loaded for every page, once a visit. */
export type FrameData = {
  config: ConfigInfo
  account: ShownAccount | null
  /** For the sign-in form, if the page has one in its HTML; a cached page has none. */
  signInMark: FormMark | null
}

export type FrameProps = {
  /** Null if it could not be loaded: a failure still has its frame. */
  data: FrameData | null
  children: ReactNode
}

/** Parameters that confirm something: a thing done, codes handed over, a request taken. */
const saidOnce = ['done', 'handed', 'requested']

/** The frame of every page, staff included: skip link, header, main, footer. */
export function Frame({ data, children }: FrameProps) {
  // The same object for good: a new one would render a part again that waits for its script, and lose what is
  // typed there.
  const words = useMemo(
    () => ({
      errorPrefix: m.field_error_prefix(),
      optional: m.field_optional(),
      newWindow: m.link_new_window(),
    }),
    [],
  )
  const { account, signOut, dialog, again, isOthersPage } = useSignInOverPage(data)
  const said = useShownOnce(useLocation(), saidOnce)
  return (
    <UiWords value={words}>
      <LinkComponent value={InnerLink}>
        <ShownAccountContext value={data?.account ?? null}>
          <a className="skip-link" href="#main">
            {m.skip_to_content()}
          </a>
          <SiteHeader account={account} signOut={signOut} />
          {again}
          <main id="main" tabIndex={-1} className="site-main" hidden={isOthersPage}>
            <SaidOnce value={said}>{children}</SaidOnce>
          </main>
          <Suspense>
            <SiteFooter config={data?.config ?? null} />
          </Suspense>
          {dialog}
        </ShownAccountContext>
      </LinkComponent>
    </UiWords>
  )
}

/** Paths of ours go through the router; the other language and files need a full page load. */
function InnerLink({ href, ...rest }: AnchorProps) {
  const { pathname } = useLocation()
  const isWhole =
    rest.rel === 'external' || localeOfPath(href.split(/[?#]/)[0] ?? '') !== localeOfPath(pathname)
  return <RouterLink to={href} reloadDocument={isWhole} discover={isWhole ? 'none' : 'render'} {...rest} />
}
