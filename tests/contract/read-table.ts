import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The waves of the specification's tables that are built. */
const builtWaves: readonly string[] = ['foundation']

/**
 * Rows that are built of a wave that is not whole yet, by path: held by the tests like those of a built wave, while
 * its other rows must still be missing.
 */
export const builtAhead: readonly string[] = [
  '/auth/third',
  'wx/pubaccount/sign',
  '/news',
  '/news/:id',
  '/support',
  '/feedback',
  'techWebAPI/homePage/v3/supportCenter/describeSupportCenterList',
  '/f7b9b5e',
  '/c0b81b0',
  'techWebAPI/dynamicCenter/v3/describeDynamicCenterLabel',
  'techWebAPI/dynamicCenter/v3/describeDynamicCenterList',
  'techWebAPI/dynamicCenter/v3/describeDynamicCenterInfo',
  '/tools/digitalServices',
  '/tools/specialList',
  '/tools/sceneService',
  '/tools/scene/:id',
  '/tools/errTip',
  '/tools/keywordToolList',
  'techWebAPI/search/recommend',
  'toolbox/index/list',
  'toolbox/topic/prefix',
  'toolbox/topic/list',
  '/tools/digitalService/:id',
  'industry/service/info',
  'industry/service/list',
  '/projects',
  '/projects/detail/:id',
  '/vcp/projects/:id',
  'techWebAPI/homePage/v3/homePage/projectCount',
  'instance/class/v2/list',
  'instance/class/v2/info',
  'instance/v2/list',
  'instance/v2/details',
  'activity/v2/details',
  'instancelike/add',
  'techWebAPI/instancePage/v1/detail',
  'techWebAPI/instanceSet/v1/list',
  'techWebAPI/instanceSet/v1/details',
  '/volunteer',
  '/accessible',
  '/vcOld',
  '/vcOld/list/:id?',
  '/vc',
  '/VCplanTheSecondPhase',
  '/vcp',
  '/vc4',
  'venture/list',
  'venturetwo/list',
  'vol/organization/activityList',
  '/field/:id',
  '/resource/:id',
  '/organization/:id',
  'zone/resource/list',
  'zone/resource/all',
  'zone/resource/info/{id}',
  'techWebAPI/zone/v3/describeZone',
  'zone/options',
  'zone/institution/base',
  'zone/institution/case/list',
  'zone/institution/resource/list',
  '/invitation',
  '/authApply',
  'usercenter/teamupdate',
  'organization/work',
  'techWebAPI/organization/change/v3/checkTeam',
  'techWebAPI/organization/change/v3/applyJoinTeamMessage',
  'techWebAPI/organization/change/v3/update',
  'techWebAPI/organization/change/v3/superAdminInfo',
  'techWebAPI/organization/change/v3/superAdminDetail',
  'techWebAPI/organization/change/v3/checkPhone',
  '/survey',
  '/surveyDetail',
  'vol/organization/addUserAuth',
  'ssv/checknewuser',
  'ssv/import',
  'ssv/status',
  'vol/organization/gentoken',
  'vol/organization/getBindingStatus',
  'techWebAPI/toolbox/getApplyTanLiveStatus',
  'techWebAPI/toolbox/getTanLiveUrl',
  'techWebAPI/toolbox/getTanLiveUrlByTeam',
]

/** Whether the portal has what a row asks for. */
export function isBuilt({ wave, path }: { wave: string; path: string }): boolean {
  return builtWaves.includes(wave) || builtAhead.includes(path)
}

export type RouteRow = { path: string; purpose: string; access: string; wave: string }
export type CallRow = {
  area: string
  method: string
  path: string
  access: string
  secured: string
  wave: string
}

/** The rows of one of the specification's tables, by the names in its first line. */
export function readTable<Row>(name: 'routes' | 'calls'): Row[] {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, `tables/${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Row
  })
}
