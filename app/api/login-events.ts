import { localeOfPath, pathInLocale } from '../../shared/lib/locale.ts'
import { clientState } from './client-state.ts'
import { forgetLogin } from './user-session.ts'

const reloadMark = 'yisun.loginEnded'
const onceSeconds = 30

/** HTTP 403: forgets the login and goes home with a message, by one whole load and never in a circle. */
export async function onLoginEnded(): Promise<void> {
  await forgetLogin()
  const last = Number(sessionStorage.getItem(reloadMark) ?? 0)
  if (Date.now() - last < onceSeconds * 1000) return
  sessionStorage.setItem(reloadMark, String(Date.now()))
  goHome('loginEnded')
}

/** Code 5001: goes home with a message, for the team that is stored; nobody is signed out. */
export function onNotAvailable(): void {
  clientState.resetTeam()
  goHome('notAvailable')
}

function goHome(notice: string): void {
  const home = pathInLocale('/home', localeOfPath(location.pathname))
  const isThere = location.pathname === home && location.search === `?notice=${notice}`
  if (isThere) location.reload()
  else location.assign(`${home}?notice=${notice}`)
}
