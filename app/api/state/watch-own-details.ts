import { clientState } from './client-state.ts'

/** Passes on what this browser knows of the signed-in person, now and on change. @returns a stop function */
export function watchOwnDetails(tell: (own: { phone?: string; team?: string }) => void): () => void {
  const { getState, subscribe } = clientState.store
  const say = ({ phone, userInfo }: ReturnType<typeof getState>) =>
    tell({ ...(phone && { phone }), ...(userInfo?.teamName && { team: userInfo.teamName }) })
  say(getState())
  return subscribe(say)
}
