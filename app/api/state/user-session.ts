import { loadPart } from '../../guard/load-part.ts'
import { forgetTyped } from '../../guard/typed-values.ts'
import { browserApi } from '../transport/browser-api.ts'
import { callTable } from '../transport/call-table.ts'
import { isEnvelope } from '../transport/http-client.ts'
import { clientState } from './client-state.ts'
import { ownPage } from './page-owner.ts'
import type { SessionUser } from './shown-account.ts'
import { isMarkedSignedIn } from './signed-in-mark.ts'
import { waitForUser } from './stored-user.ts'

let learning: Promise<void> | undefined

/**
 * Asks who is signed in, once per login and load, and only if the marker cookie says that somebody is.
 * Without the marker, what is stored of an earlier login is dropped.
 */
export async function learnUser(): Promise<void> {
  if (isMarkedSignedIn()) {
    learning ??= askWhoIAm()
    return learning
  }
  if (clientState.store.getState().userInfo) await forgetLogin()
}

/** After signing in over a page: asks again. */
export async function learnUserAnew(): Promise<void> {
  learning = undefined
  await learnUser()
}

/** Another tab has signed out: the next login is asked about again. */
clientState.store.subscribe(({ userInfo }, before) => {
  if (!userInfo && before.userInfo) learning = undefined
})

async function askWhoIAm(): Promise<void> {
  const asking = browserApi().signIn.session({})
  const known = asking.then(({ user }) => {
    if (user) keepUser(user)
    else clientState.setUser(null)
  })
  waitForUser(known)
  // In an outage the stored state stays: the next load asks again.
  await known.catch(() => {})
  await readPhone()
}

/** Stores the person that the server reports, and keeps a phone already stored for the same person. */
export function keepUser({ userID, teamID, teamName, isStaff, otherTeams }: SessionUser): void {
  ownPage(userID)
  const { userInfo } = clientState.store.getState()
  const stored = userInfo?.userID === userID ? userInfo : undefined
  const sealed = stored && { phone: stored.phone ?? null, traceId: stored.traceId ?? null }
  clientState.setUser({ userID, teamName, isStaff, otherTeams, ...sealed })
  clientState.setTeam(teamID ? { info: { teamID } } : null)
}

/** The phone in plain text, in memory: decrypted from storage if its key is here, otherwise fetched. */
async function readPhone(): Promise<void> {
  const { userInfo } = clientState.store.getState()
  if (!userInfo) return
  const { traceCrypto } = await loadPart(() => import('../transport/secured-transport.ts'))
  const { phone, traceId } = userInfo
  if (traceId && phone) {
    try {
      return clientState.setPhone(await traceCrypto.decryptFromServer({ jwe: phone, traceId }))
    } catch {
      // The key is lost: its ciphertext is worthless.
      dropSealedPhone()
    }
  }
  await fetchPhone()
}

/** After the number has changed: the stored old one is dropped. */
export async function learnPhoneAnew(): Promise<void> {
  dropSealedPhone()
  await fetchPhone()
}

function dropSealedPhone(): void {
  const { userInfo } = clientState.store.getState()
  if (!userInfo) return
  const { phone: _, traceId: __, ...rest } = userInfo
  clientState.setUser(rest)
}

async function fetchPhone(): Promise<void> {
  const { sendSealed, traceCrypto } = await loadPart(() => import('../transport/secured-transport.ts'))
  const entry = callTable.usercenter?.info
  if (!entry) return
  const answer = await sendSealed(entry, {}).catch(() => null)
  if (!answer || !isEnvelope(answer) || answer.code !== 0) return
  const { phone } = answer.data as { phone: string | null }
  const { userInfo } = clientState.store.getState()
  if (!userInfo) return
  clientState.setUser({ ...userInfo, phone, traceId: answer.traceId })
  if (!phone || !answer.traceId) return clientState.setPhone(phone)
  const plain = await traceCrypto.decryptFromServer({ jwe: phone, traceId: answer.traceId }).catch(() => null)
  clientState.setPhone(plain)
}

/** Forgets a login that has ended: the stored state, and the keys that could decrypt it. */
export async function forgetLogin(): Promise<void> {
  clientState.clear({ tellTabs: true })
  forgetTyped()
  const { traceCrypto } = await loadPart(() => import('../transport/secured-transport.ts'))
  await traceCrypto.forgetKeys().catch(() => {})
}
