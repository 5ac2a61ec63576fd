import type { Hono } from 'hono'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import {
  type SelftestUse,
  selftestPaths,
  selftestUses,
} from '../../../../shared/rules/selftest/selftest-facets.ts'
import { apiOfRequest } from '../../calls/api-of-request.ts'
import { visitorScope } from '../../calls/scope-of-request.ts'
import type { HttpEnv } from '../../http-env.ts'
import { openDataCache } from './open-data.ts'

export const selfTestFiles = selftestUses.map((use) => ({
  use,
  name: `${selftestPaths[use].split('/').at(-1)}.json`,
}))

/** Each questionnaire as SurveyJS JSON, under the name of its page: `/openData/selfTest.json`. */
export function addSelfTestSurveys(app: Hono<HttpEnv>): void {
  for (const { use, name } of selfTestFiles) {
    app.get(`/openData/${name}`, async (c) => {
      const api = apiOfRequest(c, visitorScope(c.var.services, c.var.incoming), 'self-test failed')
      return c.body(`${JSON.stringify(await surveyOf(api, use), null, 2)}\n`, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': openDataCache,
      })
    })
  }
}

/** A survey without pages where no questionnaire is published, as the file of an empty list is empty. */
async function surveyOf(api: Api, use: SelftestUse): Promise<object> {
  try {
    return (await api.selftest.survey({ use })).survey
  } catch (error) {
    if (error instanceof ApiError && error.reason === 'notFound') return { pages: [] }
    throw error
  }
}
