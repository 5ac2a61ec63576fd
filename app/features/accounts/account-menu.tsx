import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { useSignedIn } from '../../api/use-signed-in.ts'
import { Anchor } from '../../ui/link.tsx'
import { AccountOrSignInLink } from './account-link.tsx'

export type AccountMenuProps = {
  /** What stands here for somebody who is signed in; on public pages, the same for everybody, it comes after them. */
  signedIn: ReactNode
  /** Opens the dialog; without script the link leads to the page. */
  onSignIn: () => void
}

/** The header's place for the person: the link to sign in, or their account. */
export function AccountMenu({ signedIn, onSignIn }: AccountMenuProps) {
  const { pathname, search } = useLocation()
  const isSignedIn = useSignedIn()
  if (isSignedIn === null) return <AccountOrSignInLink />
  if (isSignedIn) return signedIn
  const isSignInPage = pathWithoutLocale(pathname) === '/signIn'
  const back = encodeURIComponent(pathWithoutLocale(pathname) + search)
  const page = `${pathInLocale('/signIn', localeOfPath(pathname))}?back=${back}`
  const open = (event: MouseEvent) => {
    if (isSignInPage || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onSignIn()
  }
  return (
    <Anchor className="site-tool" href={isSignInPage ? pathname + search : page} onClick={open}>
      {m.sign_in_title()}
    </Anchor>
  )
}
