import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Anchor } from '../../ui/link.tsx'

/** The way to the account, there at once: before what is known of the person has come, and where it cannot come. */
export function AccountLink() {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <Anchor className="site-tool" href={pathInLocale('/accountCenter', locale)}>
      {m.nav_account()}
    </Anchor>
  )
}

/**
 * The same where nobody knows yet whose page this is. It leads a visitor to the sign-in, and says so where the page
 * guard has found that nobody is signed in; without script it says what is right for everybody.
 */
export function AccountOrSignInLink() {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <Anchor className="site-tool" href={pathInLocale('/accountCenter', locale)}>
      <span className="for-everybody">{m.nav_account()}</span>
      <span className="for-visitors">{m.sign_in_title()}</span>
    </Anchor>
  )
}
