/**
 * `npm run staff:invite -- --roles reviewer,verifier --name 陈青` prints a one-time link that makes who opens it,
 * signed in by phone, a member of staff. `--new-second-factor` also replaces the authenticator of a lost phone. The
 * portal may be running or not.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { appendAudit } from '../server/db/audit.ts'
import { type Db, openDatabase } from '../server/db/database.ts'
import { createStaffInvitation } from '../server/domains/accounts/create-staff-invitation.ts'
import { listRoles } from '../server/domains/accounts/staff-roles.queries.ts'
import { type Config, readConfig } from '../server/env.ts'
import { StartError } from '../server/start-error.ts'
import { type RoleKey, staffRoles } from '../shared/rules/roles.ts'
import { staffProof } from '../shared/rules/staff-proof.ts'
import { reachDatabase } from './reach-database.ts'

const usage = `Expects --roles with some of ${staffRoles.join(', ')}, or names of this portal's own roles, and --name, such as
  npm run staff:invite -- --roles reviewer,verifier --name 陈青`

try {
  await run()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const input = readArguments()
  const config = readConfig(process.env)
  const { url, stop } = await reachDatabase(config)
  const { db } = openDatabase(url, { maxConnections: 1 })
  try {
    const { link } = await db.transaction().execute((trx) => invite(trx, config, input))
    console.log(
      [
        `${input.name} (${input.wanted.join(', ')}) · ${staffProof.invitationMinutes} 分钟内有效，只能使用一次`,
        `Good once, for ${staffProof.invitationMinutes} minutes:`,
        link,
      ].join('\n'),
    )
  } finally {
    await db.destroy()
    await stop()
  }
}

type Input = { name: string; wanted: string[]; renewsSecondFactor: boolean }

async function invite(trx: Db, config: Config, { name, wanted, renewsSecondFactor }: Input) {
  const roles = await rolesNamed(trx, wanted)
  const input = { name, roles, renewsSecondFactor }
  const invitation = await createStaffInvitation(trx, config.origin, input, 'commandLine')
  await appendAudit(trx, [
    {
      accountId: null,
      teamId: null,
      requestId: randomUUID(),
      kind: 'staff.invited',
      subjectKind: 'staffInvitation',
      subjectId: invitation.id,
      before: null,
      after: { roles, renewsSecondFactor, by: 'command line' },
    },
  ])
  return invitation
}

/** Each by its key, or by its name in either language. @throws StartError for what names no role */
async function rolesNamed(trx: Db, wanted: string[]): Promise<RoleKey[]> {
  const roles = await listRoles(trx)
  const found = wanted.map((name) =>
    roles.find((role) => [role.key, role.name_zh, role.name_en].includes(name)),
  )
  return found.map((role, at) => {
    if (!role) throw new StartError(`There is no role ${wanted[at]}. ${usage}`)
    return role.key
  })
}

function readArguments(): Input {
  const { roles: stated = '', name = '', renewsSecondFactor } = parse()
  const named = stated.split(/[,，]/).map((one) => one.trim())
  const wanted = [...new Set(named.filter(Boolean))]
  if (!name.trim() || name.length > 40 || wanted.length === 0) throw new StartError(usage)
  return { name: name.trim(), wanted, renewsSecondFactor }
}

function parse() {
  const options = {
    roles: { type: 'string' },
    name: { type: 'string' },
    'new-second-factor': { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ options })
    return {
      roles: values.roles,
      name: values.name,
      renewsSecondFactor: values['new-second-factor'] ?? false,
    }
  } catch {
    throw new StartError(usage)
  }
}
