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
import { type Config, readConfig } from '../server/env.ts'
import { StartError } from '../server/start-error.ts'
import { type StaffRole, staffRoles } from '../shared/rules/roles.ts'
import { staffProof } from '../shared/rules/staff-proof.ts'
import { reachDatabase } from './reach-database.ts'

const usage = `Expects --roles with some of ${staffRoles.join(', ')} and --name, such as
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
        `${input.name} (${input.roles.join(', ')}) · ${staffProof.invitationMinutes} 分钟内有效，只能使用一次`,
        `Good once, for ${staffProof.invitationMinutes} minutes:`,
        link,
      ].join('\n'),
    )
  } finally {
    await db.destroy()
    await stop()
  }
}

type Input = { name: string; roles: StaffRole[]; renewsSecondFactor: boolean }

async function invite(trx: Db, config: Config, input: Input) {
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
      after: { roles: input.roles, renewsSecondFactor: input.renewsSecondFactor, by: 'command line' },
    },
  ])
  return invitation
}

function readArguments(): Input {
  const { roles: stated = '', name = '', renewsSecondFactor } = parse()
  const wanted = stated.split(/[,，\s]+/).filter(Boolean)
  const roles = staffRoles.filter((role) => wanted.includes(role))
  if (!name.trim() || name.length > 40 || roles.length === 0 || roles.length < new Set(wanted).size) {
    throw new StartError(usage)
  }
  return { name: name.trim(), roles, renewsSecondFactor }
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
