import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { getField } from './field-info.ts'
import { getInstitution, listInstitutionCases, listInstitutionResources } from './institutions.ts'
import { listAllResources, listResources } from './list-resources.ts'
import { getResource } from './resource-info.ts'
import { getZone, listZoneOptions } from './zones.ts'

export const resourcesHandlers: HandlersOf<Contract['resources']> = {
  fieldInfo: getField,
  resourceList: listResources,
  resourceAll: listAllResources,
  resourceInfo: getResource,
  describeZone: getZone,
  zoneOptions: listZoneOptions,
  institutionBase: getInstitution,
  institutionCaseList: listInstitutionCases,
  institutionResourceList: listInstitutionResources,
}
