import type { ApiOf } from './call.ts'
import { files } from './files.ts'
import { security } from './security.ts'
import { toolbox } from './toolbox.ts'

/** Every call of the portal, by domain. */
export const contract = { files, security, toolbox }

export type Contract = typeof contract

/** The typed client: `api.toolbox.itemDetail({ toolId: '1001' })`. */
export type Api = ApiOf<Contract>
