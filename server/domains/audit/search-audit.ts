import type { AuditEntryItem } from '../../../shared/contract/audit.staff.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import { maskName, maskPhone, stars, withoutContacts } from '../../../shared/lib/text/masking.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { findLastAuditEntry } from '../../db/audit/audit.ts'
import { sealOf } from '../../db/audit/audit-seal.ts'
import { findAuditProblem } from '../../db/audit/audit-watch.ts'
import { readMobilePhone } from '../../parse-mobile-phone.ts'
import { listAccountsByIndex, listAudit, listStaffNamed } from './audit.queries.ts'

const shownAtOnce = 50

type Ctx = CallContext<StaffMember>
type Input = {
  person: string
  action: string
  thing: string
  from?: string | undefined
  to?: string | undefined
  before?: number | undefined
}

/**
 * Audit entries, for administrators; personal details in them are masked, and so is why money of the caller's own team is
 * waived or asked back.
 * @throws ApiError `ownInterest` for whoever judges entries, until the results are published: they tell whose these are
 */
export async function searchAudit(ctx: Ctx, input: Input) {
  const isJudging = await ctx.services.ports.entries.isJudging(ctx.db, ctx.actor.accountId)
  if (isJudging) throw new ApiError('ownInterest')
  const rows = await listAudit(
    ctx.db,
    {
      accountIds: input.person ? await peopleFor(ctx, input.person) : null,
      action: input.action,
      thing: input.thing,
      from: input.from,
      to: input.to,
      before: input.before,
    },
    shownAtOnce + 1,
  )
  const shown = rows.slice(0, shownAtOnce)
  const awardIds = shown.flatMap((row) => (row.reason_encrypted ? (awardOf(row) ?? []) : []))
  const own = await ctx.services.ports.entries.ownAwards(ctx.db, ctx.actor.accountId, awardIds)
  return {
    entries: shown.map((row) => presentEntry(ctx, row, own)),
    next: rows.length > shownAtOnce ? (shown.at(-1)?.position ?? null) : null,
    last: await findLastAuditEntry(ctx.db),
    isTampered: (await findAuditProblem(ctx.db, ctx.services.auditAnchors, 'noted')) !== null,
  }
}

/** The accounts meant by a phone, an address, an account number or a colleague's name. */
async function peopleFor({ db, services: { cipher } }: Ctx, person: string): Promise<string[]> {
  const accountId = parseOwnedId(person)
  if (accountId) return [accountId]
  const phone = readMobilePhone(person)
  if (phone) return listAccountsByIndex(db, 'phone_index', cipher.blindIndexes(phone, 'accounts.phone'))
  if (person.includes('@')) {
    return listAccountsByIndex(db, 'email_index', cipher.blindIndexes(person.toLowerCase(), 'accounts.email'))
  }
  return listStaffNamed(db, person)
}

type Row = Awaited<ReturnType<typeof listAudit>>[number]

/** Fields of early entries that hold words about a person: the chain cannot change, so they are hidden. */
const untold: Record<string, string[]> = { 'account.suspended': ['words'], 'account.restored': ['words'] }

/** The award that an entry about money names. */
function awardOf({ after }: Row): string | null {
  const { award } = (after ?? {}) as Record<string, unknown>
  return typeof award === 'string' ? parseOwnedId(award) : null
}

function presentEntry(ctx: Ctx, row: Row, ownAwards: ReadonlySet<string>): AuditEntryItem {
  const isOwn = ownAwards.has(awardOf(row) ?? '')
  return {
    position: row.position,
    at: row.at.toISOString(),
    who:
      row.account_id === null
        ? null
        : {
            accountId: row.account_id,
            name: row.display_name ?? maskedName(ctx, row),
            isStaff: row.display_name !== null,
          },
    action: row.kind,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    changes: changesOf(row.before, row.after)
      .filter(({ name }) => !untold[row.kind]?.includes(name))
      .map((change) =>
        change.name === 'reasonHash' ? reasonOf(ctx, row, isOwn ? null : change.after) : change,
      ),
  }
}

/** The reason as written, or stars where it is kept from the caller or was erased with the person it was about. */
function reasonOf({ db }: Ctx, { reason_encrypted: sealed }: Row, hash: string | null) {
  const text = sealed && hash && sealOf(db).openReason(sealed, hash)
  return { name: 'reason', before: null, after: text ? withoutContacts(text) : stars }
}

function maskedName({ services: { cipher } }: Ctx, row: Row): string {
  const name = row.name_encrypted && cipher.decrypt(row.name_encrypted, 'accounts.name')
  if (name) return maskName(name)
  return row.phone_encrypted ? maskPhone(cipher.decrypt(row.phone_encrypted, 'accounts.phone')) : ''
}

function changesOf(before: unknown, after: unknown): AuditEntryItem['changes'] {
  const [old, now] = [before, after].map((value) => (value ?? {}) as Record<string, unknown>)
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])]
  return names.map((name) => ({ name, before: textOf(old?.[name]), after: textOf(now?.[name]) }))
}

/** The audit holds no personal texts by rule; staff may have typed some into a reason, so it is masked. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return withoutContacts(typeof value === 'string' ? value : JSON.stringify(value))
}
