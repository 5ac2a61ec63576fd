import type { Api } from '../../../../shared/contract/contract.ts'
import { heldId } from '../../../../shared/lib/owned-id.ts'
import type { Services } from '../../../services.ts'
import { saveSetting } from '../../settings.queries.ts'
import { demoStaff, insertDemoAccount, phoneColumns } from '../demo-people.ts'
import {
  type Acting,
  actAs,
  actAsStaff,
  type DemoOffice,
  type DemoRole,
  type VentureOffice,
} from './act-as.ts'
import { demoPaper } from './demo-paper.ts'
import { type DemoMember, type DemoTeam, demoMembers, readingOrganisation } from './members.ts'

/** Everybody in the demo's story. */
export type Cast = {
  services: Services
  accounts: ReadonlyMap<DemoMember, string>
  /** A demo of an earlier release has nobody who runs the venture programme. */
  office: DemoOffice & Partial<VentureOffice>
}
/** Everybody where there is a venture programme to run. */
export type VentureCast = Omit<Cast, 'office'> & { office: DemoOffice & VentureOffice }

/**
 * Writes the demo's people outside the staff; null where that was done before. They have no phone until `giveContacts`:
 * of what they do now, which is supposed to be over when somebody looks, nothing is sent to them.
 */
export async function callCast(services: Services): Promise<Cast | null> {
  const { pool, cipher } = services
  const accounts = new Map<DemoMember, string>()
  const isNew = await pool.transaction().execute(async (trx) => {
    if (!(await saveSetting(trx, 'demoTeams', {}, 0))) return false
    for (const member of demoMembers)
      accounts.set(member, await insertDemoAccount(trx, cipher, { name: member.name }))
    return true
  })
  return isNew ? { services, accounts, office: await openOffice(services) } : null
}

/** From now on one can sign in as each of them. */
export async function giveContacts({ services: { pool, cipher }, accounts }: Cast): Promise<void> {
  for (const [{ phone }, id] of accounts)
    await pool.updateTable('accounts').set(phoneColumns(cipher, phone)).where('id', '=', id).execute()
}

/** Staff have phones from the start: of what they do for the story, no message leaves. */
async function openOffice(portal: Services): Promise<Cast['office']> {
  const services = { ...portal, sms: null, mail: null }
  const staff = await services.pool
    .selectFrom('staff_members')
    .select(['account_id', 'display_name'])
    .where('status', '=', 'active')
    .execute()
  const all = (role: DemoRole) =>
    demoStaff
      .filter(({ roles }) => roles.includes(role))
      .map(({ name }) => staff.find(({ display_name }) => display_name === name)?.account_id)
  const open = (role: DemoRole, place: number) => {
    const accountId = all(role)[place]
    if (!accountId) throw new Error(`the demo's staff has no ${role}`)
    return actAsStaff(services, accountId, role)
  }
  const hasVenture = [...all('ventureManager'), ...all('judge')].every((id) => id !== undefined)
  return {
    ...{ reviewer: open('reviewer', 0), verifier: open('verifier', 1), editor: open('editor', 0) },
    ...(hasVenture && {
      managers: [open('ventureManager', 0), open('ventureManager', 1)] as const,
      judges: all('judge').flatMap((id, place) =>
        id ? [{ accountId: heldId(id), api: open('judge', place) }] : [],
      ),
    }),
  }
}

/** Creates a team by the call of the one who leads it. */
export async function openTeam(
  { services, accounts }: Cast,
  { name, kind, lead }: DemoTeam,
): Promise<Acting> {
  const accountId = accounts.get(lead) ?? ''
  const { teamID } = await actAs(services, accountId).usercenter.teamcreate({ kind, name })
  const teamId = heldId(teamID)
  return { teamId, api: actAs(services, accountId, teamId) }
}

/** Sends a team's organisation with its papers, and has it verified. */
export async function verify({ teamId, api }: Acting, lead: DemoMember, verifier: Api): Promise<void> {
  const paper = async (purpose: 'certificate' | 'authorisationLetter', name: string) => [
    (await api.files.upload({ purpose, file: demoPaper(name) })).fileId,
  ]
  const { organisationId, version } = await api.organisations.add({
    TeamID: teamId,
    entityType: 'socialServiceAgency',
    ...readingOrganisation,
    legalRepresentative: lead.name,
    contactName: lead.name,
    contactPhone: lead.phone.replace('+86', ''),
    realName: lead.name,
    position: '负责人',
    certificate: await paper('certificate', '登记证书.pdf'),
    letter: await paper('authorisationLetter', '授权证明.pdf'),
  })
  const met = { exists: 'met', personMayAct: 'met', eligible: 'met', standing: 'met' } as const
  await verifier.organisationsStaff.decide({ organisationId, version, outcome: 'verified', ...met })
}
