import type { ErrorDetails } from '../../../shared/contract/errors.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { neededPrivilege, notOpenPath } from '../../../shared/rules/elsewhere.ts'
import { holdsTyped } from '../../guard/touched-forms.ts'
import { interrupt } from '../forms/interruption.ts'
import { refusedPage } from '../pages/refused-page.ts'
import type { HeldBack } from './client-events.ts'
import { clientState } from './client-state.ts'
import { isOwnedPage } from './page-owner.ts'
import { forgetLogin } from './user-session.ts'

const reloadMark = 'yisun.loginEnded'
const onceSeconds = 30

let ending: Promise<boolean> | undefined

/**
 * HTTP 403: forgets the login. A page on which something is being written stays, and the person signs in over
 * it; any other page is left for home with a message, by one full load and never in a loop. If only something
 * else is lacking for the form, the person is still signed in.
 * @returns whether the same person has signed in again, or has solved what their form lacked
 */
export function onLoginEnded(form: HeldBack | null): Promise<boolean> {
  ending ??= (form === null || form === 'loginEnded' ? endLogin(form !== null) : hold(form)).finally(() => {
    ending = undefined
  })
  return ending
}

async function hold(why: Exclude<HeldBack, 'loginEnded'>): Promise<boolean> {
  await interrupt(why)
  return true
}

async function endLogin(isForm: boolean): Promise<boolean> {
  const stays = isForm || isWrittenOn()
  await forgetLogin()
  if (stays) {
    await interrupt('ended')
    return true
  }
  goHomeOnce()
  return false
}

/** Whether something is being written on the page, or was refused and is shown again. */
function isWrittenOn(): boolean {
  return isOwnedPage() && (holdsTyped() || refusedPage() !== null)
}

function goHomeOnce(): void {
  const last = Number(sessionStorage.getItem(reloadMark) ?? 0)
  if (Date.now() - last < onceSeconds * 1000) return
  sessionStorage.setItem(reloadMark, String(Date.now()))
  goHome('loginEnded')
}

/**
 * Code 5001: goes home with a message, for the stored team; nobody is signed out. Staff who lack a privilege
 * see which roles have it. A page on which something is being written stays: the caller shows the refusal
 * there.
 * @returns whether the page is left for the one that says which roles may
 */
export function onNotAvailable(refused: ErrorDetails, goal?: string): boolean {
  clientState.resetTeam()
  if (!goal && isWrittenOn()) return false
  const needed = neededPrivilege(refused)
  if (needed) location.assign(notOpenPath(new URL(goal ?? location.href, location.origin), needed))
  else goHome('notAvailable')
  return needed !== undefined
}

function goHome(notice: string): void {
  const home = pathInLocale('/home', localeOfPath(location.pathname))
  const isThere = location.pathname === home && location.search === `?notice=${notice}`
  if (isThere) location.reload()
  else location.assign(`${home}?notice=${notice}`)
}
