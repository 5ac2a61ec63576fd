import type { FormEvent } from 'react'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { withoutNews } from '../../api/state/client-events.ts'
import { maySignOut } from '../../api/state/unsent.ts'
import { browserApi } from '../../api/transport/browser-api.ts'
import { useLocale } from '../../ui/page-locale.tsx'

/**
 * Signs out from any page, with a full page load so that nothing of the login stays. With script the browser
 * makes the call itself; without it, or if the call fails, the form is posted.
 */
export function SignOutForm() {
  const locale = useLocale()
  const signOut = async (event: FormEvent<HTMLFormElement>) => {
    if (!maySignOut(event)) return
    event.preventDefault()
    const form = event.currentTarget
    try {
      await withoutNews(() => browserApi().signIn.logout({ appId: 'yisun' }))
      window.location.assign(pathInLocale('/home', locale))
    } catch {
      form.submit()
    }
  }
  return (
    <form method="post" action={pathInLocale('/accountCenter', locale)} onSubmit={signOut}>
      <input type="hidden" name="intent" value="signOut" />
      <button type="submit" className="site-tool site-tool-button">
        {m.sign_out()}
      </button>
    </form>
  )
}
