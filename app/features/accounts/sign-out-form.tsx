import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { useSignedIn } from '../../api/use-signed-in.ts'

/** Signing out from any page, by a whole load so that nothing of the login stays; nothing for a visitor. */
export function SignOutForm() {
  const locale = localeOfPath(useLocation().pathname)
  if (!useSignedIn()) return null
  return (
    <form method="post" action={pathInLocale('/accountCenter', locale)}>
      <input type="hidden" name="intent" value="signOut" />
      <button type="submit" className="site-tool site-tool-button">
        {m.sign_out()}
      </button>
    </form>
  )
}
