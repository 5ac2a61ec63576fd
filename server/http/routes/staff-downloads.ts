import type { Hono } from 'hono'
import { locales } from '../../../shared/lib/locale.ts'
import { csvFile } from '../../../shared/lib/text/csv-text.ts'
import { entryStates } from '../../../shared/rules/venture/entry-transitions.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerDownload } from './answer-download.ts'

const mediaType = 'text/csv; charset=utf-8; header=present'
const localeOf = (file: string) => locales.find((one) => file === `${one}.csv`) ?? 'zh'

/** Files for members of staff after a fresh proof: the call of each records the download. */
export function addStaffDownloads(app: Hono<HttpEnv>): void {
  app.get('/surveys/:id/:file{(?:zh|en)\\.csv}', (c) => {
    const { id: surveyId, file } = c.req.param()
    return answerDownload(c, { locale: localeOf(file), isPosted: true }, async (api) => {
      const { rows } = await api.surveysStaff.exportAnswers({ surveyId })
      return { content: csvFile(rows), mediaType, fileName: `survey-${surveyId.slice(-6)}.csv` }
    })
  })
  app.get('/ventureRounds/:number/entries/:file{(?:zh|en)\\.csv}', (c) => {
    const { number, file } = c.req.param()
    const { search = '', state, track = '' } = c.req.query()
    return answerDownload(c, { locale: localeOf(file), isPosted: true }, async (api) => {
      const found = { number, search, state: entryStates.find((one) => one === state) ?? '', track } as const
      const { rows } = await api.ventureStaff.exportEntries(found)
      return { content: csvFile(rows), mediaType, fileName: `round-${number}.csv` }
    })
  })
  app.get('/ventureRounds/:number/ranking.json', (c) => {
    const roundId = c.req.param('number')
    return answerDownload(c, { locale: 'zh', isPosted: true }, async (api) => {
      const { text } = await api.ventureDecidingStaff.exportRanking({ roundId })
      const fileName = `ranking-${roundId}.json`
      return { content: text, mediaType: 'application/json; charset=utf-8', fileName }
    })
  })
}
