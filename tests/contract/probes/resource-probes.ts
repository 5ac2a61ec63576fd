import { createInstitution, createResource, createZone, openField } from '../../support/world/resources.ts'
import type { World } from '../world.ts'
import type { Probes } from './probes.ts'

const nothing = { existing: async () => ({}) }
const nowhere = '999999999'

const ofInstitution = {
  existing: async ({ portal }: World) => ({ ZoneInstitutionID: await createInstitution(portal) }),
  missing: async () => ({ ZoneInstitutionID: nowhere }),
}

export const resourceProbes: Probes['resources'] = {
  fieldInfo: {
    existing: async ({ portal }) => ({ alias: await openField(portal) }),
    missing: async () => ({ alias: 'nowhere' }),
  },
  resourceList: nothing,
  resourceAll: nothing,
  resourceInfo: {
    existing: async ({ portal }) => ({ id: await createResource(portal) }),
    missing: async () => ({ id: nowhere }),
  },
  describeZone: {
    existing: async ({ portal }) => ({ AliasID: await createZone(portal) }),
    missing: async () => ({ AliasID: 'nowhere' }),
  },
  zoneOptions: nothing,
  institutionBase: ofInstitution,
  institutionCaseList: ofInstitution,
  institutionResourceList: ofInstitution,
}
