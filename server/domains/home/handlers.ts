import type { Contract } from '../../../shared/contract/contract.ts'
import type { HandlersOf } from '../handler-types.ts'
import { countProjects } from '../projects/library-page.ts'
import { getConfigInfo, listFields } from './config-info.ts'
import { getHomePage } from './home-page.ts'

export const homeHandlers: HandlersOf<Contract['home']> = {
  homePageAll: getHomePage,
  homePageDomain: async (ctx) => ({ list: await listFields(ctx) }),
  homePageProjectCount: ({ db }) => countProjects(db),
  configInfo: getConfigInfo,
}
