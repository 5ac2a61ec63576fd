import { ApiError } from '../../../../shared/contract/errors.ts'
import { maskEmail, maskName } from '../../../../shared/lib/text/masking.ts'
import { leavingPage } from '../../../../shared/rules/sign-in/privacy.ts'
import type { Account, CallContext } from '../../../context.ts'
import { appendAudit } from '../../../db/audit/audit.ts'
import { findAccount } from '../account/account.queries.ts'
import { admit } from '../sessions/admit.ts'
import { checkConsent, type StatedConsent } from '../sessions/consent.ts'
import { hashOfToken } from '../sessions/resolve-session.ts'
import { setSessionCookies } from '../sessions/start-session.ts'
import { requireIdentity } from '../ways-in/identity-proof.ts'
import { offeredProviders } from './offered-providers.ts'
import {
  closeAttempt,
  findIdentityOwner,
  listIdentities,
  lockProvenAttempt,
  putIdentity,
  removeIdentity,
} from './provider.queries.ts'
import { hashOfBrowser } from './provider-attempt.ts'

/** The context for encrypting a subject, and for its index. */
const subjectColumn = 'provider_identities.subject'

type ProvenAttempt = NonNullable<Awaited<ReturnType<typeof lockProvenAttempt>>>

/**
 * The step after a provider's confirmation. A linked person is signed in; an unlinked one proves a phone
 * first, since an account is a person with a phone; a signed-in one is asked whether to link it.
 * @throws ApiError `consentNeeded`, `accountSuspended`
 */
export async function resumeWithProvider(ctx: CallContext, input: { state: string; consent: StatedConsent }) {
  const done = await ctx.db.transaction().execute(async (trx) => {
    const inside = { ...ctx, db: trx }
    const attempt = await findAttempt(inside, input.state)
    if (!attempt) return { step: 'closed' as const }
    const provider = nameOf(ctx, attempt.provider)
    const owner = await findIdentityOwner(trx, attempt.provider, subjectIndexes(ctx, subjectOf(ctx, attempt)))
    const { actor } = ctx
    if (!owner && actor.kind === 'visitor') return { step: 'provePhone' as const, provider }
    if (!owner) return { step: 'confirmLink' as const, provider, label: maskLabel(ctx, attempt) }
    if (actor.kind === 'account') {
      if (actor.accountId !== owner.id) return { step: 'taken' as const, provider }
      return { step: 'confirmLink' as const, provider, label: maskLabel(ctx, attempt) }
    }
    return signInAs(inside, attempt, owner, input.consent)
  })
  if ('session' in done) setSessionCookies(ctx, done.session)
  return done
}

async function signInAs(
  ctx: CallContext,
  attempt: ProvenAttempt,
  owner: { id: string; status: string },
  stated: StatedConsent,
) {
  if (owner.status !== 'active') throw new ApiError('accountSuspended')
  const consent = await checkConsent(ctx, { accountId: owner.id, locale: ctx.locale, stated })
  if (consent.refusal) throw consent.refusal
  await closeAttempt(ctx.db, attempt.id)
  const session = await admit(ctx, { accountId: owner.id, isNew: false, consent, provenBy: null })
  return { step: 'signedIn' as const, back: session.isLeaving ? leavingPage : attempt.back, session }
}

/**
 * Links an identity just confirmed in this browser to the signed-in account.
 * @throws ApiError `stepUpNeeded`, `codeUnusable`, `conflict` where another account has it
 */
export async function linkProvider(ctx: CallContext<Account>, { state }: { state: string }) {
  await requireIdentity(ctx)
  const back = await ctx.db.transaction().execute((trx) => link({ ...ctx, db: trx }, state))
  return { back }
}

async function link(ctx: CallContext<Account>, state: string): Promise<string> {
  const { db, actor, requestId } = ctx
  const attempt = await findAttempt(ctx, state)
  if (!attempt) throw new ApiError('codeUnusable')
  const subject = subjectOf(ctx, attempt)
  const indexes = subjectIndexes(ctx, subject)
  const owner = await findIdentityOwner(db, attempt.provider, indexes)
  if (owner && owner.id !== actor.accountId) throw new ApiError('conflict')
  await closeAttempt(db, attempt.id)
  await putIdentity(db, {
    account_id: actor.accountId,
    provider: attempt.provider,
    subject_encrypted: ctx.services.cipher.encrypt(subject, subjectColumn),
    subject_index: indexes[0] ?? '',
    label_encrypted: attempt.label_encrypted,
  })
  await appendAudit(db, [
    {
      accountId: actor.accountId,
      teamId: actor.team?.id ?? null,
      requestId,
      kind: 'account.providerLinked',
      subjectKind: 'account',
      subjectId: actor.accountId,
      before: null,
      after: { provider: attempt.provider },
    },
  ])
  return attempt.back
}

/**
 * Unlinks a provider.
 * @throws ApiError `stepUpNeeded`, `notAvailable` if not linked, `illegalTransition` for the last way in
 */
export async function unlinkProvider(ctx: CallContext<Account>, { provider }: { provider: string }) {
  await requireIdentity(ctx)
  const { accountId } = ctx.actor
  const linked = await listIdentities(ctx.db, accountId)
  const account = await findAccount(ctx.db, accountId)
  const others = linked.filter((identity) => identity.provider !== provider).length
  if (others === linked.length) throw new ApiError('notAvailable')
  if (!account?.phone_encrypted && !account?.email_encrypted && others === 0) {
    throw new ApiError('illegalTransition')
  }
  await removeIdentity(ctx.db, accountId, provider)
  ctx.audit({
    kind: 'account.providerUnlinked',
    subjectKind: 'account',
    subjectId: accountId,
    after: { provider },
  })
  return {}
}

/** Connected providers with the account's links; a link to a disconnected one can still be removed. */
export async function listProviders(ctx: CallContext<Account>) {
  const linked = await listIdentities(ctx.db, ctx.actor.accountId)
  const offered = offeredProviders(ctx.services)
  const ids = [...offered.map(({ id }) => id), ...linked.map(({ provider }) => provider)]
  return {
    providers: [...new Set(ids)].map((id) => {
      const own = linked.find(({ provider }) => provider === id)
      return {
        id,
        name: nameOf(ctx, id),
        isInWechatOnly: offered.some((one) => one.id === id && one.isInWechatOnly),
        isLinked: own !== undefined,
        label: own ? maskLabel(ctx, own) : null,
        linkedAt: own?.linked_at.toISOString() ?? null,
      }
    }),
  }
}

function findAttempt(ctx: CallContext, state: string) {
  return lockProvenAttempt(ctx.db, { stateHash: hashOfToken(state), browserHash: hashOfBrowser(ctx) })
}

/** The confirmed identity, in the provider's own form. */
function subjectOf({ services }: CallContext, attempt: ProvenAttempt): string {
  return services.cipher.decrypt(attempt.subject_encrypted ?? '', 'provider_attempts.subject')
}

function subjectIndexes({ services }: CallContext, subject: string): string[] {
  return services.cipher.blindIndexes(subject, subjectColumn)
}

function nameOf({ services, locale }: CallContext, id: string): string {
  const known = [...services.identity, ...offeredProviders(services)]
  return known.find((provider) => provider.id === id)?.name[locale] ?? id
}

function maskLabel({ services }: CallContext, row: { label_encrypted: string | null }): string | null {
  const label =
    row.label_encrypted && services.cipher.decrypt(row.label_encrypted, 'provider_identities.label')
  if (!label) return null
  return label.includes('@') ? maskEmail(label) : maskName(label)
}
