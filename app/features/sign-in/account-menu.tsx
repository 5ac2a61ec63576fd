import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { useSignedIn } from '../../api/state/use-signed-in.ts'
import { Anchor } from '../../ui/link.tsx'

export type AccountMenuProps = {
  /** For a signed-in person; on public pages, the same for everybody, it loads after the page. */
  signedIn: ReactNode
  /** Opens the dialog; without script the link leads to the page. */
  onSignIn: () => void
}

/**
 * The header's place for the person: the link to sign in, or to their account. While it is unknown whose page
 * this is, it leads to the account, which asks a visitor to sign in; once the page guard has found that
 * nobody is signed in, it says so. Without script its label fits everybody. It is one element before and
 * after that is known: replacing the element would lose a press that had begun.
 */
export function AccountMenu({ signedIn, onSignIn }: AccountMenuProps) {
  const { pathname, search } = useLocation()
  const isSignedIn = useSignedIn()
  if (isSignedIn) return signedIn
  const isVisitor = isSignedIn === false
  const open = (event: MouseEvent) => {
    if (!isVisitor || isSignInPage(pathname)) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onSignIn()
  }
  return (
    <Anchor className="site-tool" href={hrefFor(isVisitor, pathname, search)} onClick={open}>
      {!isVisitor && <span className="for-everybody">{m.nav_account()}</span>}
      <span className={isVisitor ? undefined : 'for-visitors'}>{m.sign_in_title()}</span>
    </Anchor>
  )
}

function isSignInPage(pathname: string): boolean {
  return pathWithoutLocale(pathname) === '/signIn'
}

/** Signing in brings a visitor back to the current page. */
function hrefFor(isVisitor: boolean, pathname: string, search: string): string {
  const locale = localeOfPath(pathname)
  if (!isVisitor) return pathInLocale('/accountCenter', locale)
  if (isSignInPage(pathname)) return pathname + search
  return `${pathInLocale('/signIn', locale)}?back=${encodeURIComponent(pathWithoutLocale(pathname) + search)}`
}
