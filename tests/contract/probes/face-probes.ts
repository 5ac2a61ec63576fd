import { randomUUID } from 'node:crypto'
import { verifyTeam } from '../../support/world/verifications.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

type FaceProbes = Pick<Probes['organisations'], 'face' | 'saveFace' | 'publicFace'>

/** A team's organisation, verified on the first use only, and the version of its agreement. */
async function verifiedOf({ portal }: World, team: World['teamA']) {
  const { organisation_id } = await portal.db
    .selectFrom('teams')
    .select('organisation_id')
    .where('id', '=', team.teamId)
    .executeTakeFirstOrThrow()
  const organisationId = organisation_id ?? (await verifyTeam(portal, team)).organisationId
  const face = await portal.db
    .selectFrom('organisation_faces')
    .select('version')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return { organisationId, version: face?.version ?? 0 }
}

async function typedFor(world: World, team: World['teamA']) {
  const { organisationId, version } = await verifiedOf(world, team)
  const typed = {
    TeamID: team.teamId,
    version,
    isShown: true,
    showsTools: true,
    aboutZh: '给社区里的老人读报。',
    aboutEn: '',
    website: '',
  }
  return { organisationId, typed }
}

export const faceProbes: FaceProbes = {
  face: { existing: async () => ({}) },
  saveFace: { existing: async (world) => (await typedFor(world, world.actingTeam)).typed },
  publicFace: {
    existing: async (world) => {
      const { organisationId, typed } = await typedFor(world, world.teamA)
      const { organisations } = await world.portal.api({ token: world.teamA.superAdmin.token })
      await organisations.saveFace(typed)
      return { organisationId }
    },
    missing: async () => ({ organisationId: randomUUID() }),
  },
}
