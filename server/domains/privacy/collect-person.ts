import type { Locale } from '../../../shared/lib/locale.ts'
import type { ExportSection } from '../../../shared/rules/sign-in/privacy.ts'
import type { Db } from '../../db/database.ts'
import { contextOfColumn } from '../../db/keys/encrypted-columns.ts'
import type { NoticeParams } from '../../db/tables/messages.ts'
import type { Services } from '../../services.ts'
import { withKeptParams } from '../messages/kept-params.ts'
import { noticeText } from '../messages/notice-text.ts'
import { listTeamNames } from './export.queries.ts'
import type { Person } from './person-keys.ts'
import { listRows } from './personal-rows.queries.ts'
import { personalTables } from './personal-tables.ts'
import type { PersonalTable } from './tables/personal-table.ts'

type ExportRow = { of: string; values: Record<string, unknown> }
export type PersonalData = Partial<Record<ExportSection, ExportRow[]>>

type Ctx = { db: Db; services: Pick<Services, 'cipher' | 'ports'>; locale: Locale }

/** Everything about a person in plain text, by section, as the list of tables says; nothing of others. */
export async function collectPerson(ctx: Ctx, person: Person): Promise<PersonalData> {
  const data: PersonalData = {}
  for (const table of personalTables) {
    const { inExport } = table
    if ('leftOut' in inExport) continue
    const rows = await listRows(ctx.db, table, person.keys, Object.values(inExport.columns))
    const section = data[inExport.section] ?? []
    for (const row of rows)
      section.push({ of: table.table, values: await valuesOf(ctx, table, inExport.columns, row) })
    if (section.length > 0) data[inExport.section] = section
  }
  await nameTeams(ctx.db, data)
  return data
}

async function valuesOf(
  ctx: Ctx,
  { table }: PersonalTable,
  columns: Record<string, string>,
  row: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const { cipher } = ctx.services
  const values: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(columns)) {
    const stored = row[column]
    if (stored === null || stored === undefined) continue
    const context = contextOfColumn(table, column)
    const plain = context ? cipher.decrypt(String(stored), context) : stored
    values[name] = context && isJson(plain) ? JSON.parse(plain) : plain
  }
  if (table !== 'notifications') return values
  const stored = { template: String(values.message), params: values.values as NoticeParams }
  const { template, params } = await withKeptParams(ctx, stored)
  const { title, body } = noticeText(template, params, ctx.locale)
  return { ...values, message: title, values: body }
}

/** Answers and statements are JSON in their column. */
function isJson(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return false
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

async function nameTeams(db: Db, { teams = [] }: PersonalData): Promise<void> {
  const ids = teams.map(({ values }) => values.team).filter((id) => typeof id === 'string')
  const names = await listTeamNames(db, ids)
  for (const { values } of teams) {
    const name = typeof values.team === 'string' ? names.get(values.team) : undefined
    if (name) values.team = name
  }
}
