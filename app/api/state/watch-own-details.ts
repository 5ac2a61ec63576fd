import { clientState } from './client-state.ts'

/** Tells what this browser knows of who is signed in, now and whenever that changes. @returns what ends it */
export function watchOwnDetails(tell: (own: { phone?: string; team?: string }) => void): () => void {
  const { getState, subscribe } = clientState.store
  const say = ({ phone, userInfo }: ReturnType<typeof getState>) =>
    tell({ ...(phone && { phone }), ...(userInfo?.teamName && { team: userInfo.teamName }) })
  say(getState())
  return subscribe(say)
}
