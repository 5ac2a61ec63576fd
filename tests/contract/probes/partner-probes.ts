import { randomUUID } from 'node:crypto'
import { createAccount } from '../../support/world/actors.ts'
import { createApplication } from '../../support/world/applications.ts'
import { setUpPartner } from '../../support/world/partners.ts'
import { createTool } from '../../support/world/tools.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

/** A volunteer platform; there may be many, so each call names its own. */
const platform = {
  existing: async ({ portal }: World) => ({ partnerId: (await setUpPartner(portal)).partnerId }),
  missing: async () => ({ partnerId: randomUUID() }),
}

/** A volunteer platform that every caller has let know them. */
async function boundPlatform({ portal }: World) {
  const { partnerId } = await setUpPartner(portal)
  const people = await portal.db.selectFrom('accounts').select('id').where('status', '=', 'active').execute()
  await portal.db
    .insertInto('partner_bindings')
    .values(
      people.map(({ id }) => ({ partner_id: partnerId, account_id: id, team_id: null, ended_at: null })),
    )
    .execute()
  return { partnerId }
}

/** A partner's tool that team A has been granted. */
async function grantedTool({ portal, teamA }: World): Promise<string> {
  const toolId = await createTool(portal, { allowanceUnits: 0 })
  await setUpPartner(portal, { toolId: String(toolId) })
  await createApplication(portal, 'approved', { team: teamA, toolId })
  return String(toolId)
}

const opening = {
  existing: async (world: World) => ({
    TeamID: world.actingTeam.teamId,
    toolId: await grantedTool(world),
  }),
  missing: async (world: World) => ({ TeamID: world.actingTeam.teamId, toolId: '999999999' }),
}

export const partnerProbes: Probes['partners'] = {
  getBindingStatus: { existing: async () => ({}) },
  addUserAuth: platform,
  giveHours: {
    existing: async (world) => ({ ...(await boundPlatform(world)), isGiven: true }),
    missing: async () => ({ partnerId: randomUUID(), isGiven: true }),
  },
  gentoken: {
    existing: boundPlatform,
    missing: async () => ({ partnerId: randomUUID() }),
  },
  getApplyTanLiveStatus: {
    existing: async (world) => ({ teamId: world.teamA.teamId, toolId: await grantedTool(world) }),
    missing: async (world) => ({ teamId: world.actingTeam.teamId, toolId: '999999999' }),
  },
  getTanLiveUrl: opening,
  getTanLiveUrlByTeam: opening,
  redeem: {
    existing: async ({ portal }) => {
      const { partnerId, key } = await setUpPartner(portal)
      const { partners } = await portal.api({ token: (await createAccount(portal)).token })
      await partners.addUserAuth({ partnerId })
      return { token: (await partners.gentoken({ partnerId })).token, key }
    },
    missing: async () => ({ token: 'none', key: 'none' }),
  },
}

function written() {
  const audience = `https://${randomUUID()}.example.org`
  return {
    kind: 'volunteer' as const,
    name: { zh: '同行志愿', en: 'Walk Along' },
    audience,
    launchUrl: `${audience}/arrive`,
    toolId: '',
    isActive: true,
  }
}

export const partnerStaffProbes: Probes['partnersStaff'] = {
  list: { existing: async () => ({}) },
  save: {
    existing: async () => written(),
    missing: async () => ({ partnerId: randomUUID(), ...written() }),
  },
  renewKey: platform,
}

export const partnerHoursProbes: Probes['partnerHours'] = {
  given: {
    existing: async ({ portal }) => {
      const { audience, key } = await setUpPartner(portal)
      return { audience, key }
    },
    missing: async () => ({ audience: 'https://none.example.org', key: 'none' }),
  },
}
