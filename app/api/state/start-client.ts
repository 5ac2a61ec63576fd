import type { ConfigInfo } from '../../../shared/contract/home.ts'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import { holdsTyped } from '../../guard/touched-forms.ts'
import { interrupt } from '../forms/interruption.ts'
import { onForm } from './client-events.ts'
import { clientState } from './client-state.ts'
import { isSomebodyElse } from './page-owner.ts'
import { isMarkedSignedIn } from './signed-in-mark.ts'

/** Brings the shared state up to date with the page and the login, once per load. */
export async function startClient(config: ConfigInfo | null): Promise<void> {
  if (config) clientState.setConfig(config, localeOfPath(location.pathname))
  addEventListener('pageshow', reloadAfterSignOut)
  addEventListener('storage', hideFromSomebodyElse)
  onForm(async () => {
    if (isSomebodyElse()) await interrupt('other')
  })
  if (navigator.userAgent.includes('MicroMessenger'))
    void import('./wechat-card.ts').then(({ shareAsCards }) => shareAsCards(config))
  // Nobody is signed in and nothing of an earlier login is stored: there is nothing to ask or forget.
  if (!isMarkedSignedIn() && !clientState.store.getState().userInfo) return
  const { learnUser } = await import('./user-session.ts')
  await learnUser()
}

/** Back after a sign-out: a page kept by the browser must not show what it held. */
function reloadAfterSignOut(event: PageTransitionEvent): void {
  if (event.persisted && clientState.store.getState().userInfo && !isMarkedSignedIn()) location.reload()
}

/** Somebody else signed in in another tab: what was typed here is neither shown to them nor sent by them. */
function hideFromSomebodyElse(): void {
  if (isSomebodyElse() && holdsTyped()) void interrupt('other')
}
