import type { earlierUsersStaff } from '../../../shared/contract/earlier-users.ts'
import { ApiError, type FieldReason } from '../../../shared/contract/errors.ts'
import { withoutHidden } from '../../../shared/lib/text/hidden-characters.ts'
import { maskPhone } from '../../../shared/lib/text/masking.ts'
import {
  type EarlierUserRow,
  earlierColumns,
  earlierUserLimits as limits,
} from '../../../shared/rules/imports/earlier-users.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { readMobilePhone } from '../../parse-mobile-phone.ts'
import { TaskEndedError } from '../../threads/pool.ts'
import { asOutage } from '../files/as-outage.ts'
import { cleanFileName } from '../files/clean-file-name.ts'
import type { WriteOf } from '../handler-types.ts'
import type { ReadRow, SourceFile } from '../imports/read/read-row.ts'
import { findKnown, insertEarlierUsers, insertImport, updateEarlierUser } from './earlier-users.queries.ts'
import { fileNameContext, placeName } from './file-name.ts'
import { earlierContexts } from './take-over.ts'

type Ctx = CallContext<StaffMember>
type Person = { place: string; phone: string; name: string; email: string; team: string }

/** Imports an earlier platform's users and reports per row. @throws ApiError `stepUpNeeded`, `fileRefused` */
export async function uploadEarlierUsers(
  ctx: Ctx,
  { file }: { file: File },
): Promise<WriteOf<(typeof earlierUsersStaff)['upload']>> {
  const rows = await rowsOf(ctx, file)
  return (writing) => keepRows(writing, file, rows)
}

async function keepRows(ctx: Ctx, file: File, rows: ReadRow[]): Promise<{ importId: string }> {
  const seen = new Set<string>()
  const people: Person[] = []
  const report: EarlierUserRow[] = []
  for (const row of rows) {
    const read = readPerson(row, seen)
    if ('reason' in read) report.push({ place: row.place, outcome: 'refused', ...read })
    else people.push(read)
  }
  const { cipher } = ctx.services
  const indexed = people.map((person) => ({
    person,
    index: cipher.blindIndex(person.phone, earlierContexts.phone),
    indexes: cipher.blindIndexes(person.phone, earlierContexts.phone),
  }))
  const known = await findKnown(
    ctx.db,
    indexed.flatMap(({ indexes }) => indexes),
  )
  const added: typeof indexed = []
  const updated: { id: string; person: Person }[] = []
  for (const entry of indexed) {
    const before = known.find(({ phone_index }) => entry.indexes.includes(phone_index))
    const { place, phone } = entry.person
    const line = { place, phone: maskPhone(phone) }
    if (before && before.state !== 'waiting')
      report.push({ ...line, outcome: 'refused', reason: 'takenOver' })
    else report.push({ ...line, outcome: before ? 'updated' : 'added', reason: null })
    if (!before) added.push(entry)
    else if (before.state === 'waiting') updated.push({ id: before.id, person: entry.person })
  }
  const counts = {
    added: added.length,
    updated: updated.length,
    refused: report.filter(({ outcome }) => outcome === 'refused').length,
  }
  const importId = await insertImport(ctx.db, {
    file_name_encrypted: cipher.encrypt(cleanFileName(file.name, extensionOf(file)), fileNameContext),
    ...counts,
    report: JSON.stringify(report),
    imported_by: ctx.actor.accountId,
  })
  const sealed = ({ name, email, team }: Person) => ({
    import_id: importId,
    name_encrypted: name ? cipher.encrypt(name, earlierContexts.name) : null,
    email_encrypted: email ? cipher.encrypt(email, earlierContexts.email) : null,
    team_name: team || null,
  })
  await insertEarlierUsers(
    ctx.db,
    added.map(({ person, index }) => ({
      ...sealed(person),
      phone_encrypted: cipher.encrypt(person.phone, earlierContexts.phone),
      phone_index: index,
      account_id: null,
      decided_at: null,
    })),
  )
  for (const { id, person } of updated) await updateEarlierUser(ctx.db, id, sealed(person))
  ctx.audit({
    kind: 'earlierUsers.uploaded',
    subjectKind: 'earlierUserImport',
    subjectId: importId,
    after: counts,
  })
  return { importId }
}

/** @throws ApiError `fileRefused` */
async function rowsOf(ctx: Ctx, file: File): Promise<ReadRow[]> {
  if (file.size === 0) refuse('fileEmpty')
  if (file.size > limits.bytes) refuse('fileTooLarge')
  if (!['csv', 'xlsx'].includes(extensionOf(file))) refuse('fileWrongType')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { verdict } = await asOutage(() => ctx.services.scan.scan(bytes))
  if (verdict === 'infected') refuse('fileInfected')
  const source = { name: placeName(extensionOf(file)), bytes }
  const rows = await asOutage(() => readRows(ctx, source))
  if (rows === null) refuse('fileDamaged')
  if (rows.length > limits.rows) refuse('tooLarge', limits.rows)
  return rows
}

/** At most one row more than allowed, which shows that there are too many; null if unreadable. */
async function readRows({ services }: Ctx, file: SourceFile): Promise<ReadRow[] | null> {
  try {
    return await services.threads.run('readRows', { file, most: limits.rows + 1 })
  } catch (error) {
    if (error instanceof TaskEndedError) return null
    throw error
  }
}

function readPerson(
  { place, data, problems }: ReadRow,
  seen: Set<string>,
): Person | { reason: NonNullable<EarlierUserRow['reason']>; phone: string } {
  if (problems.length > 0) return { reason: 'unreadable', phone: '' }
  const cell = (field: keyof typeof earlierColumns) => {
    const names: readonly string[] = earlierColumns[field]
    const column = Object.keys(data).find((name) =>
      names.includes(
        name
          .normalize('NFKC')
          .toLowerCase()
          .replace(/[\s_-]/g, ''),
      ),
    )
    return withoutHidden((column && data[column]?.join(' ')) || '').trim()
  }
  const phone = readMobilePhone(cell('phone'))
  if (!phone) return { reason: 'noPhone', phone: '' }
  if (seen.has(phone)) return { reason: 'duplicate', phone: maskPhone(phone) }
  seen.add(phone)
  const person = { place, phone, name: cell('name'), email: cell('email'), team: cell('team') }
  const isTooLong = (['name', 'email', 'team'] as const).some(
    (part) => Array.from(person[part]).length > limits[part],
  )
  return isTooLong ? { reason: 'tooLong', phone: maskPhone(phone) } : person
}

function extensionOf({ name }: File): string {
  return /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
}

function refuse(reason: FieldReason, limit?: number): never {
  throw new ApiError('fileRefused', { fields: { file: { reason, ...(limit !== undefined && { limit }) } } })
}
