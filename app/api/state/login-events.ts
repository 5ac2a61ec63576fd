import type { ErrorDetails } from '../../../shared/contract/errors.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { holdsTyped } from '../../guard/touched-forms.ts'
import { interrupt } from '../forms/interruption.ts'
import { neededPrivilege, notOpenPath } from '../pages/not-open.ts'
import { refusedPage } from '../pages/refused-page.ts'
import type { HeldBack } from './client-events.ts'
import { clientState } from './client-state.ts'
import { isOwnedPage } from './page-owner.ts'
import { forgetLogin } from './user-session.ts'

const reloadMark = 'yisun.loginEnded'
const onceSeconds = 30

let ending: Promise<boolean> | undefined

/**
 * HTTP 403: forgets the login. A page on which something is being written stays, and is signed in over; every other is
 * left for home with a message, by one whole load and never in a circle. Whose form lacks something else is still signed in.
 * @returns whether the same person has signed in again, or has seen to what their form lacked
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

/** Whether something is being written on the page, or was refused and is drawn anew. */
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
 * Code 5001: goes home with a message, for the team that is stored; nobody is signed out. Who may is said where staff lack
 * a privilege. A page on which something is being written stays: who asked says there what did not go.
 * @returns whether the page is left for the one that says who may
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
