/**
 * `npm run staff:invite -- --roles reviewer,verifier --name 陈青` prints a one-time link that makes the person
 * who opens it, signed in by phone, a staff member; without `--roles` it says what each role may do and asks.
 * `--new-second-factor` also replaces the authenticator of a lost phone. The portal may be running or not; a
 * link that could not work is not printed.
 */
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { appendAudit } from '../server/db/audit/audit.ts'
import { auditAnchorsPath, openAuditAnchors } from '../server/db/audit/audit-anchors.ts'
import { noteAudit } from '../server/db/audit/audit-watch.ts'
import type { Db } from '../server/db/database.ts'
import { createStaffInvitation } from '../server/domains/staff/invitations/create-staff-invitation.ts'
import { voidInvitation } from '../server/domains/staff/invitations/staff-invitation.queries.ts'
import { listAdministrators } from '../server/domains/staff/staff-members.queries.ts'
import { type Config, readConfig } from '../server/env.ts'
import { StartError } from '../server/start-error.ts'
import { requiredName } from '../shared/contract/content/fields.ts'
import type { RoleKey } from '../shared/rules/staff/roles.ts'
import { invitationMinutesFor } from '../shared/rules/staff/staff-proof.ts'
import { askForRoles, namesIn, rolesNamed } from './choose-roles.ts'
import { requireData, requireOwnPortal, tryInvitation } from './own-portal.ts'
import { withPortal } from './reach-database.ts'
import { runCommand } from './run-command.ts'

const usage = `Expects --name and --roles with some of these roles, such as
  npm run staff:invite -- --name 陈青 --roles administrator,editor`

await runCommand(run)

async function run(): Promise<void> {
  const input = readArguments()
  const config = readConfig(process.env)
  requireData(config)
  await withPortal(config, async ({ db, cipher }) => {
    await requireOwnPortal(db, config)
    // Where no node has run yet, the invitation is the first entry.
    await noteAudit(db, openAuditAnchors(auditAnchorsPath(config), cipher))
    const wanted = input.wanted.length > 0 ? input.wanted : await askForRoles(db, { usage })
    const roles = await rolesNamed(db, wanted)
    if (roles.length === 0) throw new StartError(usage)
    await requireAdministrator(db, roles)
    await printLink(db, config, { ...input, roles })
  })
}

type Input = { name: string; wanted: string[]; renewsSecondFactor: boolean }
type Invited = Pick<Input, 'name' | 'renewsSecondFactor'> & { roles: RoleKey[] }

/** The first staff member must be able to invite the others. @throws StartError */
async function requireAdministrator(db: Db, roles: RoleKey[]): Promise<void> {
  if (roles.includes('administrator') || (await listAdministrators(db)).length > 0) return
  throw new StartError(
    'This portal has no administrator yet, so nobody could invite others; add the role administrator',
  )
}

/** Prints the link after opening it as its reader will; a link that leads elsewhere is revoked at once. */
async function printLink(db: Db, config: Config, input: Invited): Promise<void> {
  const { id, link, token } = await db.transaction().execute((trx) => invite(trx, config, input))
  const untried = await tryInvitation(config, token).catch(async (error: unknown) => {
    await db.transaction().execute(async (trx) => {
      await voidInvitation(trx, id)
      await record(trx, id, 'staff.invitationVoid', { by: 'command line' })
    })
    throw error
  })
  const minutes = invitationMinutesFor(input.roles)
  console.log(
    [
      `${input.name} (${input.roles.join(', ')}) · ${minutes} 分钟内有效，只能使用一次`,
      `Good once, for ${minutes} minutes:`,
      link,
    ].join('\n'),
  )
  if (untried)
    console.log(
      `这台机器打不开 ${config.origin}（${untried}），没能试这个链接；门户要在运行。\n` +
        `${config.origin} could not be reached from this machine (${untried}), so the link is untried; the portal has to run.`,
    )
}

async function invite(trx: Db, config: Config, { name, roles, renewsSecondFactor }: Invited) {
  const input = { name, roles, renewsSecondFactor }
  const invitation = await createStaffInvitation(trx, config.origin, input, 'commandLine')
  await record(trx, invitation.id, 'staff.invited', { roles, renewsSecondFactor, by: 'command line' })
  return invitation
}

async function record(trx: Db, id: string, kind: string, after: Record<string, unknown>): Promise<void> {
  await appendAudit(trx, [
    {
      ...{ accountId: null, teamId: null, requestId: randomUUID() },
      ...{ kind, subjectKind: 'staffInvitation', subjectId: id, before: null, after },
    },
  ])
}

function readArguments(): Input {
  const { roles = '', name, renewsSecondFactor } = parse()
  const named = requiredName(40).safeParse(name)
  if (!named.success) throw new StartError(usage)
  return { name: named.data, wanted: namesIn(roles), renewsSecondFactor }
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
