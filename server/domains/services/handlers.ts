import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { listServices } from './list-services.ts'
import { getService } from './service-info.ts'

export const servicesHandlers: HandlersOf<Contract['services']> = {
  serviceInfo: getService,
  serviceList: listServices,
}
